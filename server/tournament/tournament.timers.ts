import type { Fragment } from 'postgres';
import type { Platform } from '../platform';
import { protectionKind } from '../protection/protection.events';
import { scratcherKind } from '../scratcher/scratcher.events';
import { cardCommits } from '../scratcher/scratcher.seed';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import type { Timer } from '../store/timer';
import { decideCard, decidePlace, decideReminder, decideStarted } from './entry.decider';
import {
  cardOf,
  decideTournament,
  entryStreams,
  refundEntry,
  startTournament,
} from './tournament.command';
import { tournamentKind } from './tournament.events';

type Needs = Pick<Platform, 'sql' | 'store' | 'secrets' | 'scratchers'>;

/** Entries that are taken in hand together: a hundred thousand of them are a thousand short steps. */
const PAGE = 100;

/**
 * Does something for the player of each entry that is found, page by page. What is due no more is
 * refused as such and left; any other refusal ends it with an error, and all is done anew later.
 */
const forEach = async (
  findAfter: (player: string) => PromiseLike<readonly { player: string }[]>,
  work: (player: string) => Promise<Outcome<null>>,
): Promise<void> => {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: readonly { player: string }[] = await findAfter(last);
    const outcomes = await Promise.all(rows.map(({ player }) => work(player)));
    for (const outcome of outcomes)
      if ('refused' in outcome && outcome.refused.code !== 'step-illegal')
        throw new Error(`An entry was refused: ${outcome.refused.code}`);
    last = rows.at(-1)?.player;
  }
};

interface PlaceRow {
  player: string;
  status: string;
  score: number;
  reached: number;
  rounds: number;
}

/** The final place of everybody below the winners, in the order of the leaderboard. */
const tellPlaces = async ({ sql, store }: Needs, id: string, at: string): Promise<void> => {
  const pageAfter = (last: PlaceRow | undefined) => sql<PlaceRow[]>`
    select player, status, score, reached, rounds from tournament_entries
    where tournament = ${id} and status in ('joined', 'placed') ${
      last === undefined
        ? sql``
        : sql`and score <= ${last.score} and (score < ${last.score} or reached > ${last.reached})`
    }
    order by score desc, reached limit ${PAGE}`;
  const place = ({ player, score, rounds }: PlaceRow, rank: number) => {
    const { wallet: _, ...streams } = entryStreams(id, player);
    return store.execute({
      name: 'placeEntry',
      at,
      streams,
      decide: (states) => decidePlace(states, { rank, score, rounds }, at),
    });
  };
  let placed = 0;
  for (let rows = await pageAfter(undefined); rows.length > 0; ) {
    const outcomes = await Promise.all(
      rows.flatMap((row, index) =>
        row.status === 'joined' ? [place(row, placed + index + 1)] : [],
      ),
    );
    const refused = outcomes.find((outcome) => 'refused' in outcome);
    if (refused !== undefined) throw new Error('A place could not be told');
    placed += rows.length;
    rows = await pageAfter(rows.at(-1));
  }
};

/** The scratch cards of the first places, once these are told. */
const grantCards = async (
  { sql, store, secrets, scratchers }: Needs,
  id: string,
  at: string,
): Promise<void> => {
  const { terms } = await store.load(streamOf(tournamentKind, id));
  if (terms?.cards === undefined) return;
  const rows = await sql<{ player: string }[]>`
    select player from tournament_entries where tournament = ${id} and status = 'placed'
    order by score desc, reached limit ${terms.cards.places}`;
  const kept = scratchers.kept(terms.cards.typeId);
  for (const { player } of rows) {
    const { wallet: _, ...streams } = entryStreams(id, player);
    const card = cardOf(id, player);
    const commits = cardCommits(secrets, card, 1);
    const outcome = await store.execute({
      name: 'grantCard',
      at,
      streams: { ...streams, scratcher: streamOf(scratcherKind, card) },
      decide: (states) => decideCard(states, { player, commits, ...kept, at }),
    });
    if ('refused' in outcome) throw new Error(`A card was refused: ${outcome.refused.code}`);
  }
};

/** Everything of tournaments that is due at its time [decisions 26, 115]. */
export const tournamentTimers = (needs: Needs): Timer[] => {
  const { sql, store } = needs;
  const entriesOf = (id: string, narrowed: Fragment) => (last: string) =>
    sql<{ player: string }[]>`
    select player from tournament_entries
    where tournament = ${id} and player > ${last} and ${narrowed} order by player limit ${PAGE}`;
  const remind = (id: string, at: string) => (player: string) =>
    store.execute({
      name: 'remindEntry',
      at,
      streams: { ...entryStreams(id, player), protection: streamOf(protectionKind, player) },
      decide: (states) => decideReminder(states, at),
    });
  const tellStart = (id: string, at: string) => (player: string) => {
    const { wallet: _, ...streams } = entryStreams(id, player);
    return store.execute({
      name: 'startEntry',
      at,
      streams,
      decide: (states) => decideStarted(states, at),
    });
  };
  return [
    {
      kind: 'tournament reminder',
      stance: 'promotes',
      async run(id, now) {
        const { step } = await store.load(streamOf(tournamentKind, id));
        if (step !== 'upcoming') return;
        await forEach(
          entriesOf(id, sql`coalesce(remind, status = 'joined') and not reminded`),
          remind(id, now.toISOString()),
        );
      },
    },
    {
      kind: 'tournament start',
      stance: 'pays out',
      run: (id, now) => startTournament(needs, id, now.toISOString()),
    },
    {
      kind: 'tournament news',
      stance: 'neutral',
      async run(id, now) {
        const { step } = await store.load(streamOf(tournamentKind, id));
        if (step !== 'active') return;
        await forEach(
          entriesOf(id, sql`status = 'joined' and not started`),
          tellStart(id, now.toISOString()),
        );
      },
    },
    {
      kind: 'tournament end',
      stance: 'pays out',
      run: (id, now) => decideTournament(needs, id, now.toISOString()),
    },
    {
      kind: 'tournament places',
      stance: 'pays out',
      async run(id, now) {
        await tellPlaces(needs, id, now.toISOString());
        await grantCards(needs, id, now.toISOString());
      },
    },
    {
      kind: 'tournament refunds',
      stance: 'pays out',
      async run(id, now) {
        const { why = 'withdrawn' } = await store.load(streamOf(tournamentKind, id));
        await forEach(entriesOf(id, sql`status = 'joined'`), (player) =>
          refundEntry(needs, id, { player, why, at: now.toISOString() }),
        );
      },
    },
  ];
};
