import { expect, test } from 'vitest';
import {
  linkLifecycle,
  type RoundCommand,
  roundLifecycle,
  seatLifecycle,
  sessionLifecycle,
  type TheirRoundCommand,
  theirRoundLifecycle,
} from '../../contract/lifecycles';
import type { GameRules, Json } from '../../games/engine';
import { unbounded } from '../../server/cap/cap.moves';
import { jackpotKind } from '../../server/jackpot/jackpot.events';
import { type LaunchState, launchKind } from '../../server/launch/launch.events';
import { type LinkState, linkKind } from '../../server/link/link.events';
import { useUp } from '../../server/link/link.moves';
import {
  decideActRound,
  decideFinishRound,
  decideOpenRound,
  decideRollBackRound,
  decideSettleRound,
} from '../../server/play/play.decider';
import { decideClose, decideOpen, decideRotate } from '../../server/play/seat.decider';
import { type SeatEvent, seatKind } from '../../server/play/seat.events';
import { decideSitDown } from '../../server/play/sitting.decider';
import { decideBet, decideRollback, decideWin } from '../../server/round/round.decider';
import {
  choicesOf,
  type RoundEvent,
  type RoundState,
  roundKind,
} from '../../server/round/round.events';
import { decidePay, decideReturn, decideStake } from '../../server/round/their.decider';
import { sessionKind } from '../../server/session/session.events';
import { end, renew } from '../../server/session/session.moves';
import { accept } from '../../server/store/decision';
import type { WalletState } from '../../server/wallet/wallet.events';
import { ann, inside, laws } from '../../tests/support/gate';
import { proveRefinement, type Subject } from '../support/refine';

const NOW = '2026-11-20T20:00:00.000Z';
const LATER = '2026-11-20T20:01:00.000Z';
const wallet: WalletState = { balances: { COINS: 1_000 }, coinsEarned: 0 };
const bet: Parameters<typeof decideBet>[2] = {
  tx: 'round-bet',
  at: NOW,
  wallet: 'player_ann1',
  game: 'game_wheel',
  currency: 'COINS',
  stake: 10,
  bet: {},
  outcome: {},
  pays: 20,
  supplier: 'acme',
};

type RoundSubject = Subject<RoundState, RoundCommand, RoundEvent>;

/** What every round is asked alike. */
const anyRound = {
  initial: roundKind.initial,
  stepOf: (state: RoundState) => (choicesOf(state).length > 0 ? 'undecided' : state.phase),
  eventsOf: ({ round: events = [] }: { round?: RoundEvent[] }) => events,
  evolve: roundKind.evolve,
};
const finish =
  (neutral: () => Json | undefined, act: GameRules['act'] = () => stuck) =>
  (state: RoundState) =>
    decideFinishRound(
      { seat: seatKind.initial, wallet, round: state },
      { round: 'round', rules: { neutral, act }, at: NOW },
    );
const stuck = { refused: 'step-illegal', field: 'action' } as const;

/**
 * A round of a third party, which says itself when it is won. It stakes once more and pays once before
 * the last win: the same transaction again is silent, which is for `decideTransfer` to know.
 */
const theirRound = (named: string): Subject<RoundState, TheirRoundCommand, RoundEvent> => ({
  ...anyRound,
  decide: {
    bet: (state) => decideBet({ round: state, wallet }, 'round', bet),
    stake: (state) =>
      state.phase === 'open' && state.further !== undefined
        ? accept({}, null)
        : decideStake({ round: state, wallet }, 'round', { ...bet, tx: 'round-stake', most: 500 }),
    pay: (state) =>
      state.phase === 'open' && state.paid !== undefined
        ? accept({}, null)
        : decidePay({ round: state, wallet }, 'round', {
            ...{ tx: 'round-pay', at: NOW, amount: 20, jackpot: 0 },
          }),
    win: (state) =>
      decideWin({ round: state, wallet }, 'round', { tx: 'round-win', at: NOW, amount: 0 }),
    return: (state) =>
      decideReturn({ round: state, wallet }, 'round', { tx: 'round-return', at: NOW, bet: named }),
    rollback: (state) => decideRollback({ round: state, wallet }, 'round', 'round-back', NOW),
  },
});

const operator = { by: 'operator', why: 'a walk' };
const SEAT = 'seat';
const own = { ...ann, seat: SEAT, wallet: 'player_ann1', game: 'game_wheel', currency: 'COINS' };
const footing = { sitting: own, country: 'MT', laws, at: NOW, risk: unbounded };

/**
 * A round of ours of `steps` further steps, each of which stakes five more; left alone it goes a
 * `neutral` one, or is taken back.
 */
const ourRound = (steps: number, neutral?: Json): RoundSubject => {
  const choices = (left: number) => (left > 0 ? ['go on'] : []);
  const stepTo = (left: number) => ({
    state: left,
    outcome: {},
    choices: choices(left),
    pays: 20,
  });
  const rules = {
    engine: 'wheel',
    jackpot: undefined,
    version: 1,
    isShared: false,
    most: () => 20,
    open: () => stepTo(steps),
    act: (left: Json) => ({ ...stepTo(Number(left) - 1), raise: 5 }),
  };
  const states = { seat: seatKind.initial, wallet, jackpot: jackpotKind.initial, ...inside };
  return {
    ...anyRound,
    decide: {
      bet: (state) =>
        decideOpenRound(
          { ...states, round: state },
          {
            ...footing,
            id: 'round',
            rules,
            stake: 10,
            bet: {},
            serverSeed: () => 'seed',
            clientSeed: 'mine',
          },
        ),
      act: (state) =>
        decideActRound(
          { ...states, round: state },
          {
            ...footing,
            round: 'round',
            rules,
            turn: state.actions.length,
            action: { kind: 'go on' },
          },
        ),
      win: (state) =>
        decideSettleRound({ ...states, round: state }, { round: 'round', seat: SEAT, at: NOW }),
      finish: finish(
        () => neutral,
        (left) => stepTo(Number(left) - 1),
      ),
      rollback: (state) =>
        decideRollBackRound({ ...states, round: state }, { round: 'round', at: NOW, ...operator }),
    },
  };
};

const rotation = { serverSeed: (index: number) => `seed ${index}`, clientSeed: 'mine' };
const seat: Subject<{ round?: string }, 'open' | 'close' | 'rotate', SeatEvent> = {
  // What counts rounds and seeds never ends; the lifecycle does not look at it.
  initial: {},
  stepOf: ({ round: open }) => (open === undefined ? 'free' : 'playing'),
  decide: {
    open: (state) => decideOpen({ ...seatKind.initial, ...state }, 'round', 'mine'),
    close: (state) => decideClose({ ...seatKind.initial, ...state }, 'round'),
    rotate: (state) => decideRotate({ ...seatKind.initial, ...state }, rotation),
  },
  eventsOf: ({ seat: events = [] }: { seat?: SeatEvent[] }) => events,
  evolve: (state, event) => {
    const { round: open } = seatKind.evolve({ ...seatKind.initial, ...state }, event);
    return open === undefined ? {} : { round: open };
  },
};

const session: Subject<typeof sessionKind.initial, 'refresh' | 'end', never> = {
  initial: { player: 'player_ann1', expiresAt: LATER, generation: 0, ended: false },
  stepOf: ({ ended }) => (ended ? 'ended' : 'open'),
  decide: {
    refresh: (state) => {
      const renewed = renew(state, state.generation, LATER);
      return 'refused' in renewed ? renewed : accept({ session: renewed }, null);
    },
    end: (state) => accept({ session: end(state) }, null),
  },
  eventsOf: ({ session: events = [] }: { session?: never[] }) => events,
  // Exchanges are counted without end; how many there were tells no steps apart.
  evolve: (state, event) => ({ ...sessionKind.evolve(state, event), generation: 0 }),
};

const issued: LinkState = {
  player: 'player_ann1',
  purpose: 'new password',
  expiresAt: LATER,
  used: false,
};
const link = (now: string): Subject<LinkState, 'use', never> => ({
  initial: issued,
  stepOf: ({ used }) => (used ? 'used' : now < LATER ? 'issued' : 'expired'),
  decide: {
    use: (state) => {
      const spent = useUp(state, 'new password', now);
      return 'refused' in spent ? spent : accept({ link: spent }, null);
    },
  },
  eventsOf: ({ link: events = [] }: { link?: never[] }) => events,
  evolve: linkKind.evolve,
});

const launch = (now: string): Subject<LaunchState, 'use', never> => ({
  initial: { player: 'player_ann1', game: 'game_wheel', currency: 'COINS', expiresAt: LATER },
  stepOf: ({ sitting }) => (sitting !== undefined ? 'used' : now < LATER ? 'issued' : 'expired'),
  decide: {
    use: (state) =>
      decideSitDown(
        { launch: state, seat: seatKind.initial, wallet },
        {
          sitting: 'sitting_1',
          opened: {
            game: 'game_wheel',
            currency: 'COINS',
            seat: 's',
            wallet: 'w',
            expiresAt: LATER,
          },
          commit: 'c',
          now,
        },
      ),
  },
  eventsOf: ({ launch: events = [] }: { launch?: never[] }) => events,
  evolve: launchKind.evolve,
});

const subjects = {
  round: [roundLifecycle, [ourRound(0), ourRound(2), ourRound(2, 'stand')]],
  'round of a third party': [theirRoundLifecycle, [theirRound(bet.tx), theirRound('round-stake')]],
  seat: [seatLifecycle, [seat]],
  session: [sessionLifecycle, [session]],
  link: [linkLifecycle, [link(NOW), link(LATER)]],
  launch: [linkLifecycle, [launch(NOW), launch(LATER)]],
} as const;

test.each(Object.entries(subjects))(
  '%s: the decider takes exactly the commands of its table',
  (_, [table, list]) => {
    proveRefinement(table, list);
  },
);

test('a repeated transaction writes nothing, another one is refused by name', () => {
  const open = roundKind.evolve(roundKind.initial, { type: 'round.bet', ...bet });
  expect(decideBet({ round: open, wallet }, 'round', bet)).toEqual({ events: {}, answer: null });
  expect(decideBet({ round: open, wallet }, 'round', { ...bet, tx: 'another' })).toMatchObject({
    refused: { code: 'round-open' },
  });
});

test('a bet that the wallet does not cover opens no round', () => {
  const poor: WalletState = { balances: { COINS: 9 }, coinsEarned: 0 };
  expect(decideBet({ round: roundKind.initial, wallet: poor }, 'round', bet)).toMatchObject({
    refused: { code: 'insufficient-amount' },
  });
});
