import type { Fairness, PlayedRound, Round } from '../../contract/play';
import type { Platform } from '../platform';
import { type SeatState, seatKind } from '../play/seat.events';
import { committedSeedOf } from '../play/seat.seed';
import { streamOf } from '../store/stream';
import { choicesOf, type RoundFairness, type RoundState, roundKind } from './round.events';

type Needs = Pick<Platform, 'store' | 'secrets'>;

/** A third party's round has no seeds of ours. */
const unverifiable: Fairness = { commit: '', clientSeed: '', nonce: 0 };

/** The seed only once the seat has moved on. */
const fairnessOf = (
  { secrets }: Pick<Needs, 'secrets'>,
  { commit, clientSeed, nonce, seat, seedIndex }: RoundFairness,
  { seedIndex: current }: SeatState,
): Fairness => ({
  commit,
  clientSeed,
  nonce,
  ...(current > seedIndex ? { serverSeed: committedSeedOf(secrets, seat, seedIndex, commit) } : {}),
});

/**
 * A round as its player may see it. It is written field by field: the hidden state of the rules (a
 * shoe, where the mines lie) must never be spread into an answer.
 */
export const roundOf = (
  needs: Pick<Needs, 'secrets'>,
  id: string,
  round: RoundState,
  seat: SeatState,
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
    pays: round.won ?? played.pays,
    jackpot: bet.jackpot ?? 0,
    openedAt: bet.at,
    fairness: bet.fairness === undefined ? unverifiable : fairnessOf(needs, bet.fairness, seat),
    ...(bet.free === undefined ? {} : { free: true as const }),
    ...(round.idle === undefined ? {} : { idle: round.idle }),
    ...(bet.supplier === undefined ? {} : { supplier: bet.supplier }),
  };
};

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
  const round = roundOf(needs, id, state, seat);
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
