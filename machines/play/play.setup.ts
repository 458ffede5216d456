import { assign, setup } from 'xstate';
import {
  COINS,
  FUN,
  REST_MS,
  RESULTS_KEPT,
  REVEAL_MAX_MS,
  SEAT_LOOK_MS,
} from '../../contract/limits';
import type { Fairness, PlaySession, Round } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { FreeSpins, SpinsLeft } from '../../contract/spin';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { type Balance, besideOf, costOf, toldOf } from './play.balance.rules';
import { nobody, type PlayContext, type Result } from './play.context';
import { type Action, type Bet, type PlayEvent, playPorts } from './play.words';

interface Told {
  round: Round;
  balance: number;
  pot?: number | undefined;
  spins?: SpinsLeft | undefined;
}
interface Balances {
  balances: readonly Balance[];
}

const isAwaiting = (round: Round | undefined): boolean =>
  round?.state === 'open' && round.choices.length > 0;

/**
 * Refusals of a seat that has gone on without this page: in another tab, by a step whose answer got
 * lost, or because the sitting has ended, which the seat outlives.
 */
const outrun: ReadonlySet<string> = new Set([
  'round-open',
  'round-closed',
  'step-illegal',
  'seed-in-use',
  'seed-bound',
  'seed-missing',
  'link-invalid',
]);

const resultOf = ({ _id, staked, pays, jackpot, free }: Round): Result => ({
  round: _id,
  staked,
  won: pays + jackpot,
  isFree: free !== undefined,
});

/** A round tells its own seeds; what comes after them the seat alone has told. */
const nextKept = (seat: Fairness | undefined, round: Fairness): Fairness =>
  seat?.next === undefined ? round : { ...round, next: seat.next };

/** The seat is asked how it stands, by the secret of the sitting. */
export const lookAt = ({ gameId, session }: PlayContext) => ({ gameId, session });

/** No round of this page brought what a seat holds beyond what was known of it. */
const besideSeat = (known: PlayContext, session: PlaySession): number =>
  known.beside + session.balance - known.balance;

/** Of all that are left those that are to be played next at the seat: they are for coins alone. */
const spinsAt = (
  { gameId, currency }: PlayContext,
  spins: readonly FreeSpins[],
): SpinsLeft | undefined => {
  const own = currency === COINS ? spins.find(({ game }) => game._id === gameId) : undefined;
  return own && { _id: own._id, stake: own.stake, left: own.left };
};

/** What the charts of play and of its rounds are made of. */
export const playSetup = setup({
  types: {} as { context: PlayContext; events: PlayEvent; tags: Look; meta: Meaning },
  actors: playPorts,
  delays: { REST_MS, REVEAL_MAX_MS, SEAT_LOOK_MS },
  guards: {
    isGone: (_, params: { sits: boolean }) => !params.sits,
    isHere: ({ context }, params: { gameId: string; currency: string }) =>
      params.gameId === context.gameId && params.currency === context.currency,
    isAwaited: (_, params: { session: PlaySession }) => isAwaiting(params.session.round),
    isUndecided: (_, params: { round: Round }) => isAwaiting(params.round),
    /** The rules take the step, and the balance covers what it stakes on top. */
    isOffered: ({ context }, params: { action: Action; raise?: number }) =>
      context.round?.choices.includes(params.action.kind) === true &&
      (params.raise ?? 0) <= context.balance,
    /** The sitting was there before, and its secret leads to it. */
    isBack: ({ context }) => context.launch === '',
    /** The wallet holds something else than the table shows. */
    isOther: ({ context }, params: Balances) =>
      (toldOf(context.currency, params.balances) ?? context.balance) !== context.balance,
    /** Nothing of what the wallet shows is still hidden by the table. */
    isPlain: ({ context: { round } }) => round === undefined || round.pays + round.jackpot === 0,
    isCovered: ({ context }, params: { stake: number }) => params.stake <= context.balance,
    hasSpins: ({ context: { spins } }) => spins !== undefined,
    /** What the rules refused for fun is not offered for fun; another trouble may have gone. */
    isFunOpen: ({ context: { currency, problem } }) =>
      currency !== FUN || problem?.code !== 'play-refused',
    /** The round that awaits the player is of a flight that is over. */
    isAboard: (
      { context: { gameId, round } },
      params: { gameId: string; day: string; number: number },
    ) =>
      params.gameId === gameId &&
      round?.flight !== undefined &&
      (round.flight.day < params.day || round.fairness.nonce <= params.number),
    /** Of a flight, which the house has ended. */
    hasFlown: ({ context: { round } }) => round?.flight !== undefined,
    /** The seat is not as this page shows it: to sit down again shows how it is. */
    isBehind: (_, { problem: { code } }: { problem: Problem }) => outrun.has(code),
  },
  actions: {
    keepGame: assign((_, params: { gameId: string; currency: string }) => ({
      ...nobody,
      gameId: params.gameId,
      currency: params.currency,
    })),
    keepFun: assign(({ context }) => ({ ...nobody, gameId: context.gameId, currency: FUN })),
    chooseFun: tell('playMode', { type: 'playMode.choose', mode: 'fun' }),
    keepLaunch: assign({ launch: (_, params: { launch: string }) => params.launch }),
    keepSitting: assign({ session: (_, params: { session: string }) => params.session }),
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    keepSession: assign(
      (
        { context },
        { session, visit, drawn }: { session: PlaySession; visit: string; drawn: string },
      ) => ({
        launch: '',
        session: session.session,
        visit,
        gameId: session.gameId,
        currency: session.currency,
        balance: session.balance,
        beside: besideSeat(context, session),
        pot: session.pot,
        stakes: session.stakes,
        spins: session.spins,
        fairness: session.fairness,
        drawn,
        round: session.round,
      }),
    ),
    /** What the wallet tells came beside the rounds of this page. */
    keepTold: assign(({ context: { currency, balance, beside } }, params: Balances) => {
      const told = toldOf(currency, params.balances) ?? balance;
      return { balance: told, beside: beside + told - balance };
    }),
    /** The seat as it is, where the table only looked: its last round stays in view. */
    keepLooked: assign(
      ({ context }, { session, drawn }: { session: PlaySession; drawn: string }) => ({
        balance: session.balance,
        beside: besideSeat(context, session),
        pot: session.pot,
        stakes: session.stakes,
        spins: session.spins,
        fairness: session.fairness,
        drawn,
        round: session.round ?? (context.round?.state === 'open' ? undefined : context.round),
      }),
    ),
    tellResumed: publish(({ context: { round } }) => ({
      type: 'round.resumed',
      stake: round?.stake ?? 0,
      bet: round?.bet,
    })),
    keepBet: assign(({ context }, params: { stake: number; bet: Bet }) => ({
      stake: params.stake,
      bet: params.bet,
      turn: context.turn + 1,
      free: undefined,
      problem: undefined,
    })),
    keepFree: assign(({ context: { turn, spins } }, params: { bet: Bet }) => ({
      stake: spins?.stake ?? 0,
      bet: params.bet,
      turn: turn + 1,
      free: spins?._id,
      problem: undefined,
    })),
    keepSpins: assign({
      spins: ({ context }, params: { spins: readonly FreeSpins[] }) =>
        spinsAt(context, params.spins),
    }),
    keepAction: assign((_, params: { action: Action }) => ({
      action: params.action,
      problem: undefined,
    })),
    keepRound: assign(({ context }, params: Told) => ({
      beside: context.beside + besideOf(context, params),
      round: params.round,
      balance: params.balance,
      pot: params.pot ?? context.pot,
      spins: context.free === undefined ? context.spins : params.spins,
      fairness: nextKept(context.fairness, params.round.fairness),
      // A seed that was bound is spent: the next one is another.
      typed: context.fairness?.clientSeed === '' ? '' : context.typed,
    })),
    keepTyped: assign({ typed: (_, params: { clientSeed: string }) => params.clientSeed }),
    keepSeeds: assign((_, params: { revealed: Fairness; next: Fairness; drawn: string }) => ({
      revealed: params.revealed,
      fairness: params.next,
      drawn: params.drawn,
      typed: '',
      problem: undefined,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    /** To hear how the flight ended for the rider. */
    keepLanding: assign({ action: { kind: 'land' } }),
    tellDecided: publish(({ context }) => ({
      type: 'round.decided',
      outcome: context.round?.outcome,
    })),
    tellShown: publish({ type: 'round.shown' }),
    keepResult: assign(({ context: { round, results } }) =>
      round === undefined ? {} : { results: [resultOf(round), ...results].slice(0, RESULTS_KEPT) },
    ),
    tellRound: publish(({ context: { round } }) => ({
      type: 'round.told',
      staked: round === undefined ? 0 : costOf(round),
      won: (round?.pays ?? 0) + (round?.jackpot ?? 0),
    })),
    tellFreed: publish(({ context: { balance } }) => ({ type: 'seat.freed', balance })),
    tellStopped: publish({ type: 'seat.stopped' }),
    tellBegun: publish({ type: 'round.begun' }),
    tellIdle: publish({ type: 'seat.idle' }),
    forget: assign(nobody),
  },
});
