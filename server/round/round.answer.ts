import type { Fairness, PlayedRound, Round, ShownRound } from '../../contract/play';
import type { Platform } from '../platform';
import { type SeatState, seatKind } from '../play/seat.events';
import { committedSeedOf } from '../play/seat.seed';
import { streamOf } from '../store/stream';
import {
  choicesOf,
  type RoundEvent,
  type RoundFairness,
  type RoundState,
  roundKind,
} from './round.events';

type Needs = Pick<Platform, 'store' | 'secrets' | 'flights'>;

/** A third party's round has no seeds of ours. */
const unverifiable: Fairness = { commit: '', clientSeed: '', nonce: 0 };

/** The seed only once the seat has moved on, or the flight is over. */
const fairnessOf = (
  { secrets }: Pick<Needs, 'secrets'>,
  { commit, clientSeed, nonce, seat, seedIndex, flight, rules }: RoundFairness,
  { seedIndex: current }: SeatState,
  flown: string | undefined,
): Fairness => ({
  commit,
  clientSeed,
  nonce,
  ...(rules === undefined ? {} : { rules }),
  ...(flown === undefined ? {} : { serverSeed: flown }),
  ...(flight === undefined && current > seedIndex
    ? { serverSeed: committedSeedOf(secrets, seat, seedIndex, commit) }
    : {}),
});

/**
 * A round as its player may see it. It is written field by field: the hidden state of the rules (a
 * shoe, where the mines lie) must never be spread into an answer. `flown` is the seed of its flight,
 * where it had one that is over.
 */
export const roundOf = (
  needs: Pick<Needs, 'secrets'>,
  id: string,
  round: RoundState,
  seat: SeatState,
  flown?: string,
): Round | undefined => {
  const { bet, played, phase } = round;
  if (bet === undefined) return undefined;
  return {
    _id: id,
    gameId: bet.game,
    currency: bet.currency,
    state: phase === 'open' || phase === 'rolled back' ? phase : 'settled',
    stake: bet.stake,
    staked: round.staked,
    bet: bet.bet,
    actions: [...round.actions],
    choices: [...choicesOf(round)],
    outcome: played.outcome,
    pays: round.won ?? round.paid ?? played.pays,
    jackpot: round.jackpot ?? bet.jackpot ?? 0,
    openedAt: bet.at,
    fairness:
      bet.fairness === undefined ? unverifiable : fairnessOf(needs, bet.fairness, seat, flown),
    ...(bet.free === undefined ? {} : { free: true as const }),
    ...(round.idle === undefined ? {} : { idle: round.idle }),
    ...(bet.fairness?.flight === undefined ? {} : { flight: bet.fairness.flight }),
    ...(bet.supplier === undefined ? {} : { supplier: bet.supplier }),
  };
};

/** The seed of the flight that a round was, once it is over. */
export const flownSeed = async (
  { flights }: Pick<Needs, 'flights'>,
  { bet }: RoundState,
): Promise<string | undefined> =>
  bet?.fairness === undefined ? undefined : flights.seedOf(bet.game, bet.fairness);

/** One round by its id, with the wallet it belongs to; undefined when there is none. */
export const loadRound = async (
  needs: Needs,
  id: string,
): Promise<{ round: Round; wallet: string } | undefined> => {
  const state = await needs.store.load(streamOf(roundKind, id));
  const seat =
    state.bet?.fairness === undefined
      ? seatKind.initial
      : await needs.store.load(streamOf(seatKind, state.bet.fairness.seat));
  const round = roundOf(needs, id, state, seat, await flownSeed(needs, state));
  return round === undefined || state.bet === undefined
    ? undefined
    : { round, wallet: state.bet.wallet };
};

/** A round with the game that it was played at. */
export const playedRound = (
  { catalogue }: Pick<Platform, 'catalogue'>,
  round: Round,
): PlayedRound => {
  const game = catalogue.find(round.gameId)?.game;
  if (game === undefined) return round;
  const { name, defaultName, urlFriendlyName, engine, skin } = game;
  return { ...round, game: { name, defaultName, urlFriendlyName, engine, skin } };
};

type Looked = Pick<Platform, 'sql' | 'catalogue'>;

/** How a round stood before its last step, read from its own events. */
const courseOf = async (
  { sql }: Looked,
  { _id, actions }: Round,
): Promise<ShownRound['course']> => {
  if (actions.length === 0) return [];
  const rows = await sql<{ data: RoundEvent }[]>`
    select data from events where stream = ${`${roundKind.name}:${_id}`}
      and type in ('round.bet', 'round.acted') order by position limit ${actions.length}`;
  return rows.flatMap(({ data }) =>
    'outcome' in data ? [{ outcome: data.outcome, pays: data.pays }] : [],
  );
};

/** A round as its own player looks at it. */
export const ownRound = async (needs: Looked, round: Round): Promise<ShownRound> => ({
  ...playedRound(needs, round),
  course: await courseOf(needs, round),
});

/**
 * A round as whoever has its address sees it; undefined before it is settled. Until its seeds are
 * revealed, nothing of them but the seal: what the player typed is told with the server's [decision 153].
 */
export const publicRound = async (needs: Looked, round: Round): Promise<ShownRound | undefined> => {
  if (round.state !== 'settled') return undefined;
  const { openedAt: _when, flight: _which, fairness, ...shown } = await ownRound(needs, round);
  const isRevealed = fairness.serverSeed !== undefined;
  return {
    ...shown,
    fairness: isRevealed ? fairness : { ...unverifiable, commit: fairness.commit },
  };
};
