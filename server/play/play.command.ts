import { ROUND_IDLE_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { jackpotKind, jackpotOf } from '../jackpot/jackpot.events';
import type { Platform } from '../platform';
import { type RoundBet, roundKind, type Taken } from '../round/round.events';
import type { Secrets } from '../secret/secret';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideFinishFlight, decideLand } from './flight.decider';
import { decideFinishRound, decideRollBackRound } from './play.decider';
import { decideTurn } from './seat.decider';
import { seatKind } from './seat.events';
import { committedSeedOf, serverSeedOf } from './seat.seed';

/** The streams in which an in-house round ends. */
const streamsOf = (id: string, bet: RoundBet, seat: string) => ({
  seat: streamOf(seatKind, seat),
  round: streamOf(roundKind, id),
  wallet: streamOf(walletKind, bet.wallet),
  jackpot: streamOf(jackpotKind, jackpotOf(bet)),
});

/**
 * Takes an undecided in-house round back: all that was staked returns, what it won of the jackpot
 * stands in it again, the seat is free. Refuses `not-found`, and `round-closed` once it is decided;
 * repeating it is silent. The log keeps who did it and why.
 */
export const rollBack = async (
  store: Store,
  id: string,
  { by, why }: Taken,
  now: string,
): Promise<Outcome<null>> => {
  const { bet } = await store.load(streamOf(roundKind, id));
  const seat = bet?.fairness?.seat;
  if (bet === undefined || seat === undefined) return { refused: problem('not-found') };
  return store.execute({
    name: 'rollBackRound',
    at: now,
    streams: streamsOf(id, bet, seat),
    decide: (states) => decideRollBackRound(states, { round: id, at: now, by, why }),
  });
};

type Needs = Pick<Platform, 'store' | 'catalogue'>;

/**
 * Ends an in-house round by the neutral rule of its game [decision 102]. Refuses `not-found`, also
 * of a game that is offered no more; repeating it is silent.
 */
export const finishRound = async (
  { store, catalogue }: Needs,
  id: string,
  now: string,
): Promise<Outcome<null>> => {
  const { bet } = await store.load(streamOf(roundKind, id));
  const seat = bet?.fairness?.seat;
  const rules = bet && catalogue.find(bet.game)?.rules;
  if (bet === undefined || seat === undefined || rules === undefined) {
    return { refused: problem('not-found') };
  }
  const { jackpot, ...streams } = streamsOf(id, bet, seat);
  if (bet.fairness?.flight !== undefined)
    return store.execute({
      name: 'finishFlight',
      at: now,
      streams,
      decide: (states) => decideFinishFlight(states, { round: id, rules, at: now }),
    });
  return store.execute({
    name: 'finishRound',
    at: now,
    streams: { ...streams, jackpot },
    decide: (states) => decideFinishRound(states, { round: id, rules, at: now }),
  });
};

/**
 * Ends a round of a flight that is due: pays where its rider was set down, or nothing; silent where it
 * has ended [decision 144].
 */
export const landRound = async (
  { store, catalogue }: Needs,
  id: string,
  now: string,
): Promise<Outcome<null>> => {
  const { bet } = await store.load(streamOf(roundKind, id));
  const seat = bet?.fairness?.seat;
  const rules = bet && catalogue.find(bet.game)?.rules;
  if (bet === undefined || seat === undefined || rules === undefined) {
    return { refused: problem('not-found') };
  }
  const { jackpot: _, ...streams } = streamsOf(id, bet, seat);
  return store.execute({
    name: 'landRound',
    at: now,
    streams,
    decide: (states) => decideLand(states, { round: id, rules, at: now }),
  });
};

const finishAll = async (
  platform: Needs,
  rows: readonly { id: string }[],
  now: string,
): Promise<number> => {
  const outcomes = await Promise.all(rows.map(({ id }) => finishRound(platform, id, now)));
  return outcomes.filter((outcome) => 'answer' in outcome).length;
};

/** Ends every in-house round that a wallet has open: before its player is gone. */
export const finishRoundsOf = async (
  platform: Needs & Pick<Platform, 'sql'>,
  wallet: string,
  now: string,
): Promise<void> => {
  const rows = await platform.sql<{ id: string }[]>`
    select id from open_rounds where wallet = ${wallet} and supplier is null`;
  await finishAll(platform, rows, now);
};

const PAGE = 100;

/**
 * Ends the rounds that nobody has played on for so long, and at once what was decided and lies open
 * from before what decides a round paid it. Answers how many.
 */
export const finishIdleRounds = async (
  platform: Needs & Pick<Platform, 'sql'>,
  now: Date,
): Promise<number> => {
  const since = new Date(now.getTime() - ROUND_IDLE_MS);
  let finished = 0;
  for (;;) {
    const rows = await platform.sql<{ id: string }[]>`
      select id from open_rounds where supplier is null and (decided or at <= ${since})
      order by at limit ${PAGE}`;
    const done = await finishAll(platform, rows, now.toISOString());
    // A page that stays as it is would come again for ever.
    if (done === 0) return finished;
    finished += done;
  }
};

/**
 * Reveals the seed of a seat and commits to one of the next master secret; its player's comes with
 * the next bet [decision 112]. Answers whether it was still to be done.
 */
export const turnSeat = async (
  { store, secrets }: Pick<Platform, 'store' | 'secrets'>,
  next: Secrets,
  id: string,
  now: string,
): Promise<boolean> => {
  const outcome = await store.execute({
    name: 'rotateSeed',
    at: now,
    streams: { seat: streamOf(seatKind, id) },
    decide: ({ seat }) =>
      decideTurn(seat, {
        serverSeed: (index, commit) =>
          commit === undefined
            ? serverSeedOf(next, id, index)
            : committedSeedOf(secrets, id, index, commit),
      }),
  });
  return 'answer' in outcome && outcome.position > 0;
};
