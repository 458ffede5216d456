import { winnerCountOf } from '../../contract/tournament.rules';
import type { Platform } from '../platform';
import { idNamed } from '../secret/secret';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideLeave, decideRefund, type RefundReason } from './entry.decider';
import { entryKind, entryOf } from './entry.events';
import {
  decideCancel,
  decideEnd,
  decideOpen,
  decideSettle,
  decideStart,
  type Ranked,
} from './tournament.decider';
import { type TournamentTerms, tournamentKind } from './tournament.events';

type Needs = Pick<Platform, 'sql' | 'store'>;

/** Names what a tournament moves of a player: the same, however often it is asked for. */
export const movementOf = (what: string, ...names: readonly string[]): string =>
  idNamed('tournament', [what, ...names].join(' '));

/** The streams of one player in one tournament. */
export const entryStreams = (tournament: string, player: string) => ({
  tournament: streamOf(tournamentKind, tournament),
  entry: streamOf(entryKind, entryOf(tournament, player)),
  wallet: streamOf(walletKind, player),
});

/** The id of the scratch card of a player’s place. */
export const cardOf = (tournament: string, player: string): string =>
  idNamed('scratcher', `${tournament} ${player}`);

const own = (id: string) => ({ tournament: streamOf(tournamentKind, id) });

/** A tournament becomes visible; one of this id that is there already stays as it is. */
export const openTournament = (
  { store }: Pick<Needs, 'store'>,
  id: string,
  terms: TournamentTerms,
  at: string,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'openTournament',
    at,
    streams: own(id),
    decide: (states) => decideOpen(states, terms, at),
  });

/** It starts, or is cancelled where too few have entered; repeating it is silent. */
export const startTournament = (
  { store }: Pick<Needs, 'store'>,
  id: string,
  at: string,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'startTournament',
    at,
    streams: own(id),
    decide: (states) => decideStart(states, at),
  });

/** The platform withdraws it; its timer gives the buy-ins back. */
export const cancelTournament = (
  { store }: Pick<Needs, 'store'>,
  id: string,
  at: string,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'cancelTournament',
    at,
    streams: own(id),
    decide: (states) => decideCancel(states, at),
  });

/** The first ranks: nobody moves any more once the tournament has ended. */
const firstRanks = async ({ sql }: Needs, id: string, count: number): Promise<Ranked[]> => {
  const rows = await sql<Omit<Ranked, 'rank'>[]>`
    select player, score, rounds from tournament_entries
    where tournament = ${id} and status = 'joined'
    order by score desc, reached limit ${count}`;
  return rows.map((row, index) => ({ ...row, rank: index + 1 }));
};

/**
 * It ends, and its winners are paid by one command: all of them, once. Whatever of it is done already
 * is silent, so it may be interrupted anywhere and repeated. Throws where the store takes nothing now.
 */
export const decideTournament = async (needs: Needs, id: string, at: string): Promise<void> => {
  const { store } = needs;
  await startTournament(needs, id, at);
  const ended = await store.execute({
    name: 'endTournament',
    at,
    streams: own(id),
    decide: (states) => decideEnd(states, at),
  });
  if ('refused' in ended) throw new Error(`${id} did not end: ${ended.refused.code}`);
  const { step, entries, terms } = await store.load(own(id).tournament);
  if (step !== 'ended' || terms === undefined) return;
  const ranked = await firstRanks(needs, id, winnerCountOf(entries, terms.winners));
  const slots = Object.fromEntries(
    ranked.flatMap(({ player }) => [
      [`entry ${player}`, streamOf(entryKind, entryOf(id, player))],
      [`wallet ${player}`, streamOf(walletKind, player)],
    ]),
  ) as Record<`entry ${string}`, ReturnType<typeof entryStreams>['entry']> &
    Record<`wallet ${string}`, ReturnType<typeof entryStreams>['wallet']>;
  const settled = await store.execute({
    name: 'settleTournament',
    at,
    streams: { ...own(id), ...slots },
    decide: (states) =>
      decideSettle(states, {
        id,
        ranked,
        movementOf: (player) => movementOf('prize', id, player),
        at,
      }),
  });
  if ('refused' in settled) throw new Error(`${id} was not settled: ${settled.refused.code}`);
};

/** Gives a player’s buy-in back that is due to them; refuses where none is, and is silent repeated. */
export const refundEntry = (
  { store }: Pick<Needs, 'store'>,
  id: string,
  { player, at, ...reason }: { player: string; at: string } & RefundReason,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'refundEntry',
    at,
    streams: entryStreams(id, player),
    decide: (states) =>
      decideRefund(states, {
        tournament: id,
        player,
        movement: movementOf('refund', id, player),
        ...reason,
        at,
      }),
  });

/** Takes a player out before the start, with their buy-in; refuses as leaving does. */
export const leaveFor = (
  { store }: Pick<Needs, 'store'>,
  id: string,
  { player, at }: { player: string; at: string },
): Promise<Outcome<null>> =>
  store.execute({
    name: 'leaveTournament',
    at,
    streams: entryStreams(id, player),
    decide: (states) =>
      decideLeave(states, {
        tournament: id,
        player,
        movement: movementOf('leave', id, player, at),
        at,
      }),
  });
