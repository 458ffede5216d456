import {
  byPlace,
  isCardWon,
  multipleOf,
  potOf,
  prizesOf,
  scoreOf,
  winnerCountOf,
} from '../../contract/tournament.rules';
import type { Platform } from '../platform';
import { type RoundEvent, roundKind } from '../round/round.events';
import { streamOf } from '../store/stream';
import { type EntryEvent, entryKind, partsOf } from '../tournament/entry.events';
import { cardOf } from '../tournament/tournament.command';
import {
  potAccount,
  type TournamentState,
  type TournamentTerms,
  tournamentKind,
} from '../tournament/tournament.events';
import type { Report } from './rtp.report';

type Needs = Pick<Platform, 'sql' | 'store'>;

export interface Told {
  position: number;
  stream: string;
  type: string;
  data: Record<string, unknown>;
}

/** Everything that the log has of the tournament, its entries, and the rounds of whoever entered. */
const storyOf = ({ sql }: Needs, id: string): Promise<Told[]> => sql<Told[]>`
  with own as (
    select position, stream, type, data from events
    where stream = ${`${tournamentKind.name}:${id}`}
      or stream between ${`${entryKind.name}:${id}/`} and ${`${entryKind.name}:${id}0`}
  ), players as (
    select distinct split_part(stream, '/', 2) as player from own where type = 'entry.joined'
  )
  select * from own
  union all
  select position, stream, type, data from events
  where stream between ${`${roundKind.name}:`} and ${`${roundKind.name};`}
    and data ->> 'wallet' in (select player from players)
  order by position`;

interface Line {
  player: string;
  score: number;
  reached: number;
  rounds: number;
}

const eventOf = <Event>({ type, data }: Told): Event => ({ type, ...data }) as Event;
const nameIn = ({ stream }: Told): string => stream.slice(stream.indexOf(':') + 1);

/** The leaderboard as the rounds of a story make it, by the rules alone. */
export const leaderboardOf = (story: readonly Told[], terms: TournamentTerms): Line[] => {
  const parts = new Map<string, { entered: number; ended: number[]; multiples: number[] }>();
  const open = new Map<string, string>();
  let isClosed = false;
  for (const told of story) {
    if (told.type === 'tournament.ended' || told.type === 'tournament.cancelled') isClosed = true;
    if (told.stream.startsWith(`${entryKind.name}:`)) {
      const { player } = partsOf(nameIn(told));
      const { type } = eventOf<EntryEvent>(told);
      if (type === 'entry.joined')
        parts.set(player, { entered: told.position, ended: [], multiples: [] });
      if (type === 'entry.left' || type === 'entry.refunded') parts.delete(player);
    }
    if (!told.stream.startsWith(`${roundKind.name}:`) || isClosed) continue;
    const round = nameIn(told);
    const event = eventOf<RoundEvent>(told);
    if (event.type === 'round.rolledBack') open.delete(round);
    if (event.type === 'round.bet' && event.free === undefined) {
      const { wallet, game, currency, stake, at } = event;
      const isIn = parts.has(wallet) && at >= terms.start && at < terms.end;
      const isOfIt = terms.games.includes(game) && currency === terms.currency;
      if (isIn && isOfIt && stake >= terms.leastStake) open.set(round, wallet);
    }
    const part = parts.get(open.get(round) ?? '');
    if (event.type !== 'round.won' || part === undefined) continue;
    open.delete(round);
    part.ended.push(told.position);
    part.multiples.push(multipleOf({ won: event.amount, staked: event.stake }));
  }
  return [...parts]
    .map(([player, { entered, ended, multiples }]): Line => {
      const { score, reachedBy } = scoreOf(terms.scoring, multiples);
      return { player, score, reached: ended[reachedBy] ?? entered, rounds: ended.length };
    })
    .sort(byPlace);
};

const lineOf = ({ player, score, reached, rounds }: Line): string =>
  `${player} ${score} at ${reached} by ${rounds}`;

/** Who should have won what, where it is decided. */
const winnersBy = (
  board: readonly Line[],
  { step }: TournamentState,
  { buyIn, guaranteed, winners, mode }: TournamentTerms,
): string[] => {
  if (step !== 'finished') return [];
  const entries = board.length;
  const pot = potOf({ buyIn, entries, guaranteed });
  const prizes = prizesOf(pot, winnerCountOf(entries, winners), mode);
  return prizes.map((prize, index) => `${board[index]?.player} ${prize}`);
};

/**
 * Who has a scratch card for their place, and who should: whoever is told theirs. They come a moment
 * after the settlement, so one that is missing is none as long as its timer runs.
 */
const grantedBy = async ({ sql, store }: Needs, id: string, board: readonly Line[]) => {
  const { terms, step } = await store.load(streamOf(tournamentKind, id));
  const cards = board.map(({ player }) => ({ player, stream: `scratcher:${cardOf(id, player)}` }));
  const rows = await sql<{ stream: string }[]>`
    select stream from events
    where stream = any(${cards.map(({ stream }) => stream)}) and type = 'scratcher.granted'`;
  const [timer] = await sql`
    select from timers where subject = ${id} and kind = 'tournament places'`;
  const granted = cards.filter(({ stream }) => rows.some((row) => row.stream === stream));
  const due = cards.filter(({ stream }, index) => {
    const isWon = isCardWon(terms?.cards, { rank: index + 1, rounds: board[index]?.rounds ?? 0 });
    const isGranted = granted.some((one) => one.stream === stream);
    return step === 'finished' && isWon && (timer === undefined || isGranted);
  });
  const names = (list: readonly { player: string }[]) => list.map(({ player }) => player);
  return { granted: names(granted), due: names(due) };
};

/** What its movements brought each wallet that had any, by kind. */
const movedBy = ({ sql }: Needs, id: string) => sql<
  { player: string; kind: string; amount: number }[]
>`
  select wallet as player, kind, sum(amount)::bigint as amount from transactions
  where reference = ${id} and kind in ('tournamentParticipation', 'tournamentReward')
  group by wallet, kind having sum(amount) <> 0 order by wallet, kind`;

/**
 * Makes a leaderboard and its payout anew from the events of the log, by the pure rules, and holds them
 * against what is stored: entries and scores, winners, movements of wallets, and what the pot holds.
 */
export const tournamentReport = async (needs: Needs, id: string): Promise<Report> => {
  const { sql, store } = needs;
  const state = await store.load(streamOf(tournamentKind, id));
  const { terms, step } = state;
  if (terms === undefined) return { lines: [`There is no ${id}.`], ok: false };
  const board = leaderboardOf(await storyOf(needs, id), terms);
  const stored = await sql<Line[]>`
    select player, score, reached, rounds from tournament_entries
    where tournament = ${id} and status in ('joined', 'placed') order by score desc, reached`;
  const moved = await movedBy(needs, id);
  const sumOf = (kind: string): string[] =>
    moved.filter((one) => one.kind === kind).map(({ player, amount }) => `${player} ${amount}`);
  const paidIn = step === 'cancelled' || terms.buyIn === 0 ? [] : board;
  const winners = winnersBy(board, state, terms);
  const [pot] = await sql<{ balance: number }[]>`
    select coalesce(sum(balance), 0)::bigint as balance from balances
    where account = ${potAccount(id)} and currency = ${terms.currency}`;
  const held = step === 'finished' || step === 'cancelled' ? 0 : terms.buyIn * board.length;
  const cards = await grantedBy(needs, id, board);
  const checks: [what: string, claimed: readonly string[], found: readonly string[]][] = [
    ['leaderboard', stored.map(lineOf), board.map(lineOf)],
    ['winners', state.winners.map(({ player, prize }) => `${player} ${prize}`), winners],
    ['prizes', sumOf('tournamentReward'), winners.filter((one) => !one.endsWith(' 0')).sort()],
    [
      'buy-ins',
      sumOf('tournamentParticipation'),
      paidIn.map(({ player }) => `${player} ${-terms.buyIn}`).sort(),
    ],
    ['cards', cards.granted, cards.due],
    ['pot', [String(pot?.balance ?? 0)], [String(held)]],
  ];
  const lines = checks.map(([what, claimed, found]) => {
    const at = claimed.findIndex((line, index) => line !== found[index]);
    if (at === -1 && claimed.length === found.length) return `${what}: ${found.length}, as stored`;
    const differs = at === -1 ? claimed.length : at;
    return `wrong: ${what}: ${claimed[differs] ?? 'nothing'} is stored, the log makes ${found[differs] ?? 'nothing'}`;
  });
  return {
    lines: [`${id} is ${step}: ${state.entries} entries`, ...lines],
    ok: lines.every((line) => !line.startsWith('wrong:')),
  };
};
