import { test } from 'vitest';
import { entryLifecycle, tournamentLifecycle } from '../../contract/lifecycles';
import {
  decideJoin,
  decideLeave,
  decidePlace,
  decideRefund,
} from '../../server/tournament/entry.decider';
import { type EntryEvent, type EntryState, entryKind } from '../../server/tournament/entry.events';
import {
  decideCancel,
  decideEnd,
  decideOpen,
  decideSettle,
  decideStart,
} from '../../server/tournament/tournament.decider';
import {
  type TournamentEvent,
  type TournamentState,
  tournamentKind,
} from '../../server/tournament/tournament.events';
import { inside, laws } from '../../tests/support/gate';
import { ANN, BEN, NOW, purse } from '../../tests/support/states';
import {
  both,
  cancelled,
  ended,
  entry,
  ID,
  inIt,
  started,
  terms,
  tournament,
} from '../../tests/support/tournament';
import { proveRefinement, type Subject } from '../support/refine';

const wallet = purse({ COINS: 1_000 });
const order = { tournament: ID, player: ANN, movement: 'tournament_m1', at: NOW };
const entrant = { session: 'session_1', country: 'MT' };
const late = new Date(Date.parse(terms.end) + 60_000).toISOString();
const ranked = [
  { player: ANN, rank: 1, score: 2, rounds: 1 },
  { player: BEN, rank: 2, score: 1, rounds: 1 },
];

/** A tournament whose end is settled with rounds played, or with none. */
const cup = (
  isPlayed: boolean,
): Subject<
  TournamentState,
  'open' | 'join' | 'leave' | 'start' | 'end' | 'settle' | 'cancel',
  TournamentEvent
> => ({
  initial: tournamentKind.initial,
  stepOf: ({ step }) => step,
  decide: {
    open: (state) => decideOpen({ tournament: state }, terms, NOW),
    join: (state) =>
      decideJoin(
        { tournament: state, entry: entryKind.initial, wallet, ...inside },
        { ...order, entrant, laws, thresholds: [] },
      ),
    leave: (state) => decideLeave({ tournament: state, entry: entry(inIt), wallet }, order),
    start: (state) => decideStart({ tournament: state }, terms.start),
    end: (state) => decideEnd({ tournament: state }, late),
    settle: (state) =>
      decideSettle(
        {
          tournament: state,
          [`entry ${ANN}`]: entry(inIt),
          [`entry ${BEN}`]: entry(inIt),
          [`wallet ${ANN}`]: wallet,
          [`wallet ${BEN}`]: wallet,
        },
        { id: ID, ranked: isPlayed ? ranked : [], movementOf: () => 'tournament_m1', at: late },
      ),
    cancel: (state) => decideCancel({ tournament: state }, NOW),
  },
  eventsOf: ({ tournament: events = [] }: { tournament?: TournamentEvent[] }) => events,
  // Two are enough: with more of them its states would have no end.
  evolve: (state, event) => {
    const isMore = event.type === 'tournament.joined' && state.entries === 2;
    const isLess = event.type === 'tournament.left' && state.entries === 0;
    return isMore || isLess ? state : tournamentKind.evolve(state, event);
  },
});

test('a tournament takes exactly the steps of its table', () => {
  proveRefinement(tournamentLifecycle, [cup(true), cup(false)]);
});

const over = tournament({}, ...both, started, ended, {
  type: 'tournament.settled',
  ...{ currency: 'COINS', pot: 200, topUp: 0, winners: [] },
});

const part: Subject<EntryState, 'join' | 'leave' | 'place' | 'refund', EntryEvent> = {
  initial: entryKind.initial,
  stepOf: ({ step }) => step,
  decide: {
    // What is placed or refunded was in a tournament that takes nobody in any more.
    join: (state) =>
      decideJoin(
        {
          tournament:
            state.step === 'placed' || state.step === 'refunded' ? over : tournament({}, ...both),
          entry: state,
          wallet,
          ...inside,
        },
        { ...order, entrant, laws, thresholds: [] },
      ),
    leave: (state) =>
      decideLeave({ tournament: tournament({}, ...both), entry: state, wallet }, order),
    place: (state) =>
      decidePlace({ tournament: over, entry: state }, { rank: 4, score: 1, rounds: 1 }, NOW),
    refund: (state) =>
      decideRefund(
        { tournament: tournament({}, ...both, cancelled), entry: state, wallet },
        { ...order, why: 'too-few' },
      ),
  },
  eventsOf: ({ entry: events = [] }: { entry?: EntryEvent[] }) => events,
  evolve: entryKind.evolve,
};

test('a player’s part in one takes exactly the steps of its table', () => {
  proveRefinement(entryLifecycle, [part]);
});
