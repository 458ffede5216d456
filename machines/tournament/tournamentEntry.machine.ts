import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Tournament, TournamentStanding } from '../../contract/tournament';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import type { BalancesTold } from '../wallet/balances.words';
import { balanceAfter, mayEnter, mayGo } from './tournamentEntry.rules';
import { type TournamentEntryEvent, tournamentEntryPorts } from './tournamentEntry.words';

export interface TournamentEntryContext {
  tournament: Tournament | undefined;
  due: boolean;
  /** What the wallets hold; undefined while it is not known. */
  balances: BalancesTold['balances'] | undefined;
  /** Why the server refused. */
  problem: Problem | undefined;
}

type Told = { tournament: Tournament; due: boolean };

const nothing = { tournament: undefined, due: false, problem: undefined };
const stepOf = (tournament: Tournament | undefined): TournamentStanding['state'] | undefined =>
  tournament?.own?.state;
const isOutside = (tournament: Tournament | undefined): boolean =>
  ['none', 'left'].includes(stepOf(tournament) ?? '');

/** The player’s part in the tournament that is shown: the steps of the shared lifecycle [decision 26]. */
export const tournamentEntryMachine = setup({
  types: {} as {
    context: TournamentEntryContext;
    events: TournamentEntryEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: tournamentEntryPorts,
  guards: {
    isStep: ({ context }, { step }: { step: TournamentStanding['state'] }) =>
      stepOf(context.tournament) === step,
    isElsewhere: ({ context }, { tournament }: Told) =>
      stepOf(context.tournament) !== stepOf(tournament) || context.tournament?.id !== tournament.id,
    isShut: ({ context }, told: Told) =>
      stepOf(context.tournament) !== stepOf(told.tournament) || !mayEnter(told),
    isLate: ({ context }, told: Told) =>
      stepOf(context.tournament) !== stepOf(told.tournament) || !mayGo(told),
    mayEnter: ({ context }) => isOutside(context.tournament) && mayEnter(context),
    isFree: ({ context }) =>
      isOutside(context.tournament) && mayEnter(context) && context.tournament?.buyIn === 0,
    isCovered: ({ context: { tournament, balances } }) =>
      tournament !== undefined && (balanceAfter(tournament, balances) ?? 0) >= 0,
    mayGo: ({ context }) => stepOf(context.tournament) === 'joined' && mayGo(context),
  },
  actions: {
    keep: assign({
      tournament: (_, { tournament }: Told) => tournament,
      due: (_, { due }) => due,
    }),
    keepAnswer: assign({
      tournament: (_, { tournament }: { tournament: Tournament }) => tournament,
      problem: undefined,
    }),
    // Before the wallets are listed none is told.
    keepBalances: assign({
      balances: (_, { balances }: BalancesTold) => (balances.length === 0 ? undefined : balances),
    }),
    keepProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    forgetProblem: assign({ problem: undefined }),
    forget: assign(nothing),
    forgetBalances: assign({ balances: undefined }),
    askBalances: tell('wallet', { type: 'wallet.tellCoins' }),
    tellChanged: publish(({ context: { tournament } }) => ({
      type: 'tournament.changed',
      id: tournament?.id ?? '',
      tournament,
    })),
  },
}).createMachine({
  id: 'tournamentEntry',
  context: { ...nothing, balances: undefined },
  initial: 'closed',
  on: {
    'tournament.told': {
      target: '.deciding',
      actions: ['forgetProblem', { type: 'keep', params: ({ event }) => event }],
    },
    'tournament.left': { target: '.closed', actions: 'forget' },
    'wallet.told': { actions: { type: 'keepBalances', params: ({ event }) => event } },
    'session.closed': { actions: 'forgetBalances' },
  },
  states: {
    closed: { meta: { says: 'No tournament’s page is shown', spec: '§2 /tournaments/{id}' } },
    deciding: {
      meta: { says: 'Is the player in it?', spec: 'decision 26' },
      always: [
        { guard: { type: 'isStep', params: { step: 'joined' } }, target: 'joined' },
        { guard: { type: 'isStep', params: { step: 'placed' } }, target: 'placed' },
        { guard: { type: 'isStep', params: { step: 'refunded' } }, target: 'refunded' },
        { guard: { type: 'isStep', params: { step: 'left' } }, target: 'left' },
        { guard: { type: 'isStep', params: { step: 'none' } }, target: 'none' },
        { target: 'guest' },
      ],
    },
    guest: { meta: { says: 'Whoever is not signed in cannot enter', spec: '§6 Guest' } },
    none: {
      meta: { says: 'The player is not in it', spec: 'decision 26' },
      on: {
        'tournamentEntry.ask': [
          { guard: 'isFree', target: 'joining' },
          { guard: 'mayEnter', target: 'asking' },
        ],
      },
    },
    left: {
      meta: { says: 'The player has left it, and has the buy-in back', spec: 'decision 26' },
      on: {
        'tournamentEntry.ask': [
          { guard: 'isFree', target: 'joining' },
          { guard: 'mayEnter', target: 'asking' },
        ],
      },
    },
    asking: {
      meta: { says: 'Shows what entering costs, and what is left then', spec: 'decision 26' },
      entry: 'askBalances',
      on: {
        'tournamentEntry.join': { guard: 'isCovered', target: 'joining' },
        'tournamentEntry.cancel': 'deciding',
        // The pot grows under an open question, which is withdrawn only where its answer is past.
        'tournament.told': [
          {
            guard: { type: 'isShut', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
    joining: {
      tags: ['busy'],
      meta: { says: 'Pays the buy-in', spec: '§7 B games/tournament/buyin' },
      entry: 'forgetProblem',
      invoke: {
        id: 'join',
        src: 'tournamentEntry.join',
        input: ({ context }) => ({ id: context.tournament?.id ?? '' }),
      },
      on: {
        // Told of the time before: the answer is newer.
        'tournament.told': {},
        'tournamentEntry.answered': {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'tellChanged'],
        },
        'tournamentEntry.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unreached',
      },
    },
    joined: {
      meta: { says: 'The player is in it', spec: 'decision 26' },
      on: { 'tournamentEntry.ask': { guard: 'mayGo', target: 'parting' } },
    },
    parting: {
      meta: { says: 'Asks whether to leave, and says what comes back', spec: 'decision 26' },
      on: {
        'tournamentEntry.leave': 'leaving',
        'tournamentEntry.cancel': 'deciding',
        'tournament.told': [
          {
            guard: { type: 'isLate', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
    leaving: {
      tags: ['busy'],
      meta: { says: 'Gives the place back, and the buy-in is returned', spec: 'decision 26' },
      entry: 'forgetProblem',
      invoke: {
        id: 'leave',
        src: 'tournamentEntry.leave',
        input: ({ context }) => ({ id: context.tournament?.id ?? '' }),
      },
      on: {
        'tournament.told': {},
        'tournamentEntry.answered': {
          target: 'deciding',
          actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'tellChanged'],
        },
        'tournamentEntry.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unreached',
      },
    },
    placed: {
      meta: { says: 'It is decided: the rank is final', spec: 'decision 26' },
    },
    refunded: { meta: { says: 'The buy-in came back', spec: 'decision 26' } },
    refused: {
      tags: ['failed'],
      meta: { says: 'The server refused, and it is said why', spec: '§8' },
      on: {
        'tournamentEntry.ask': [
          { guard: 'mayGo', target: 'parting' },
          { guard: 'isFree', target: 'joining' },
          { guard: 'mayEnter', target: 'asking' },
        ],
        // What is told anew must not take away why, unless something came of it.
        'tournament.told': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'deciding',
            actions: ['forgetProblem', { type: 'keep', params: ({ event }) => event }],
          },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
    unreached: {
      tags: ['failed'],
      meta: { says: 'It did not reach the server', spec: 'decision 5' },
      on: {
        'tournamentEntry.ask': [
          { guard: 'mayGo', target: 'parting' },
          { guard: 'isFree', target: 'joining' },
          { guard: 'mayEnter', target: 'asking' },
        ],
        'tournament.told': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type TournamentEntryActor = ActorRefFrom<typeof tournamentEntryMachine>;
