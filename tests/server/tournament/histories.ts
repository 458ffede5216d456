import { expect } from 'vitest';
import { leaderboardOf, type Told } from '../../../server/operator/tournament.report';
import type { RecordedEvent } from '../../../server/store/projection';
import { Store } from '../../../server/store/store';
import type { TournamentTerms } from '../../../server/tournament/tournament.events';
import { tournamentsProjection } from '../../../server/tournament/tournament.projection';
import { seeded } from '../../../src/art/random';
import { freshDatabase } from '../../support/database';
import { terms } from '../../support/tournament';

const ROUNDS = 60;
const BATCH = 200;
const START = Date.parse(terms.start);
const END = Date.parse(terms.end);
const scorings = ['best', 'sum', 'streak'] as const;
const games = ['game_high-striker', 'game_neon-orchard', 'game_other'];

type Recorded = Omit<RecordedEvent, 'position'>;

interface History {
  readonly tournaments: readonly { readonly id: string; readonly terms: TournamentTerms }[];
  readonly events: readonly Recorded[];
}

/**
 * Two tournaments at once and three players, who enter, leave and enter again before they begin, enter
 * late, are taken out, and play rounds in and out of time, at other games, in other currencies, for
 * less, for the promotion's stake, several at once, some of them rolled back, some after the end.
 */
const historyOf = (seed: string): History => {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const events: Recorded[] = [];
  const tell = (stream: string, ms: number, event: object) => {
    const at = new Date(ms).toISOString();
    const id = stream.slice(stream.indexOf(':') + 1);
    const told = { ...event, at } as unknown as RecordedEvent['event'];
    events.push({ stream, id, version: 1, event: told, at });
  };
  const tournaments = [0, 1].map((nth) => ({
    id: `tournament_${seed}-${nth}`,
    terms: {
      ...terms,
      games: games.slice(0, 1 + below(2)),
      scoring: scorings[below(scorings.length)] ?? 'best',
      leastStake: [10, 50][below(2)] ?? 10,
    },
  }));
  const players = [0, 1, 2].map((nth) => `player_${seed}-${nth}`);
  const isIn = new Set<string>();
  const enter = (tournament: string, player: string, ms: number) => {
    isIn.add(`${tournament}/${player}`);
    tell(`tournament:${tournament}`, ms, { type: 'tournament.joined', player, buyIn: 100 });
    tell(`entry:${tournament}/${player}`, ms, { type: 'entry.joined', buyIn: 100 });
  };
  const leave = (tournament: string, player: string, ms: number, type: string) => {
    isIn.delete(`${tournament}/${player}`);
    tell(`tournament:${tournament}`, ms, { type: 'tournament.left', player, refund: 100 });
    tell(`entry:${tournament}/${player}`, ms, { type, refund: 100, why: 'account closed' });
  };
  for (const { id, terms: own } of tournaments) {
    tell(`tournament:${id}`, START - 1_000, { type: 'tournament.opened', ...own });
    for (const player of players)
      for (let turn = below(3); turn > 0; turn -= 1)
        if (isIn.has(`${id}/${player}`)) leave(id, player, START - 500, 'entry.left');
        else enter(id, player, START - 500);
    tell(`tournament:${id}`, START, { type: 'tournament.started' });
  }
  const open: { round: string; bet: object; stake: number }[] = [];
  const gone = new Set<string>();
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const ms = START - 30_000 + ((END - START + 60_000) * nth) / ROUNDS;
    const wallet = players[below(players.length)] ?? '';
    const dice = below(12);
    const { id = '' } = tournaments[below(2)] ?? {};
    const part = `${id}/${wallet}`;
    if (dice === 0 && !gone.has(part) && !isIn.has(part)) enter(id, wallet, ms);
    else if (dice === 1 && nth > ROUNDS / 2 && isIn.has(part)) {
      gone.add(part);
      leave(id, wallet, ms, 'entry.refunded');
    } else if (dice < 8) {
      const round = `round_${seed}-${nth}`;
      const stake = [5, 10, 50, 100][below(4)] ?? 10;
      const game = games[below(games.length)] ?? '';
      const spin = below(6) === 0 ? { free: 'spin_1' } : {};
      const bet = { wallet, game, currency: below(5) === 0 ? 'EUR' : 'COINS', stake, ...spin };
      tell(`round:${round}`, ms, { type: 'round.bet', tx: 'tx', ...bet });
      open.push({ round, bet, stake });
    }
    if (below(3) > 0) {
      const [ends] = open.splice(below(Math.max(open.length, 1)), 1);
      if (ends === undefined) continue;
      const amount = Math.floor((ends.stake * below(400)) / 100);
      if (below(10) === 0) tell(`round:${ends.round}`, ms, { type: 'round.rolledBack', tx: 'tx' });
      else tell(`round:${ends.round}`, ms, { type: 'round.won', tx: 'tx', amount, ...ends.bet });
    }
    const ending = tournaments[0];
    if (nth === ROUNDS - 5 && ending !== undefined)
      tell(`tournament:${ending.id}`, ms, { type: 'tournament.ended' });
  }
  return { tournaments, events };
};

const isFree = ({ data }: Told): boolean => data['free'] !== undefined;

/**
 * The leaderboards of so many random histories, mixed and cut into batches at random, are what the rules
 * make of each when it is told anew, with its free spins and as if they had not been played.
 */
export const proveLeaderboards = async (count: number): Promise<void> => {
  const database = await freshDatabase();
  const store = await Store.open({ address: database.address });
  try {
    const random = seeded('batches');
    const histories = Array.from({ length: count }, (_, nth) => historyOf(`h${nth}`));
    const longest = Math.max(...histories.map(({ events }) => events.length));
    const mixed = Array.from({ length: longest }, (_, nth) =>
      histories.flatMap(({ events }) => events[nth] ?? []),
    ).flat();
    const recorded = mixed.map((event, at) => ({ ...event, position: at + 1 }));
    for (let from = 0; from < recorded.length; ) {
      const to = from + 1 + Math.floor(random() * BATCH);
      await tournamentsProjection.apply(database.sql, recorded.slice(from, to));
      from = to;
    }
    const told = new Map<string, Told[]>();
    for (const { stream, position, event } of recorded) {
      const { type, ...data } = event as { type: string };
      const seed = /(h\d+)-/.exec(stream)?.[1] ?? '';
      told.set(seed, [...(told.get(seed) ?? []), { position, stream, type, data }]);
    }
    for (const [nth, { tournaments }] of histories.entries())
      for (const { id, terms: own } of tournaments) {
        const story = (told.get(`h${nth}`) ?? []).filter(
          ({ stream }) =>
            stream.startsWith('round:') ||
            stream === `tournament:${id}` ||
            stream.startsWith(`entry:${id}/`),
        );
        const rows = await database.sql`
          select player, score, reached, rounds from tournament_entries
          where tournament = ${id} and status in ('joined', 'placed')
          order by score desc, reached`;
        const staked = story.filter((one) => !isFree(one));
        for (const told of [story, staked])
          expect({ id, rows: [...rows] }).toEqual({ id, rows: leaderboardOf(told, own) });
      }
  } finally {
    await store.close();
    await database.drop();
  }
};
