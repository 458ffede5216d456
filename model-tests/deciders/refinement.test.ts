import { expect, test } from 'vitest';
import {
  linkLifecycle,
  roundLifecycle,
  seatLifecycle,
  sessionLifecycle,
} from '../../contract/lifecycles';
import { type LaunchState, launchKind } from '../../server/launch/launch.events';
import { type LinkState, linkKind } from '../../server/link/link.events';
import { useUp } from '../../server/link/link.moves';
import { decideClose, decideOpen, decideRotate } from '../../server/play/seat.decider';
import { type SeatEvent, seatKind } from '../../server/play/seat.events';
import { decideSitDown } from '../../server/play/sitting.decider';
import { decideAct, decideBet, decideRollback, decideWin } from '../../server/round/round.decider';
import {
  choicesOf,
  type RoundEvent,
  type RoundState,
  roundKind,
} from '../../server/round/round.events';
import { sessionKind } from '../../server/session/session.events';
import { end, renew } from '../../server/session/session.moves';
import { accept } from '../../server/store/decision';
import type { WalletState } from '../../server/wallet/wallet.events';
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
  fairness: { commit: 'c', clientSeed: 'mine', nonce: 0, seat: 'seat', seedIndex: 0 },
};

/** A round of `steps` further steps, each of which stakes five more. */
const round = (
  steps: number,
): Subject<RoundState, 'bet' | 'act' | 'win' | 'rollback', RoundEvent> => {
  const choices = (left: number) => (left > 0 ? ['go on'] : []);
  return {
    initial: roundKind.initial,
    stepOf: (state) => (choicesOf(state).length > 0 ? 'undecided' : state.phase),
    decide: {
      bet: (state) =>
        decideBet({ round: state, wallet }, 'round', {
          ...bet,
          state: steps,
          choices: choices(steps),
        }),
      act: (state) =>
        decideAct({ round: state, wallet }, 'round', {
          tx: `round-act-${state.actions.length}`,
          at: NOW,
          turn: state.actions.length,
          action: { kind: 'go on' },
          play: (left) => {
            const after = Number(left) - 1;
            return { state: after, outcome: {}, choices: choices(after), pays: 20, raise: 5 };
          },
          mayRaise: () => undefined,
        }),
      win: (state) => decideWin({ round: state, wallet }, 'round', { tx: 'round-win', at: NOW }),
      rollback: (state) => decideRollback({ round: state, wallet }, 'round', 'round-back', NOW),
    },
    eventsOf: ({ round: events = [] }: { round?: RoundEvent[] }) => events,
    evolve: roundKind.evolve,
  };
};

const rotation = { serverSeed: (index: number) => `seed ${index}`, clientSeed: 'mine' };
const seat: Subject<{ round?: string }, 'open' | 'close' | 'rotate', SeatEvent> = {
  // What counts rounds and seeds never ends; the lifecycle does not look at it.
  initial: {},
  stepOf: ({ round: open }) => (open === undefined ? 'free' : 'playing'),
  decide: {
    open: (state) => decideOpen({ ...seatKind.initial, ...state }, 'round'),
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
          clientSeed: 'mine',
          now,
        },
      ),
  },
  eventsOf: ({ launch: events = [] }: { launch?: never[] }) => events,
  evolve: launchKind.evolve,
});

const subjects = {
  round: [roundLifecycle, [round(0), round(2)]],
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
