import { type ActorRefFrom, raise } from 'xstate';
import { isSitting } from '../router/router.rules';
import { nobody } from './play.context';
import { roundStates } from './play.round';
import { lookAt, playSetup } from './play.setup';

/** A sitting at a game: launched, seated, a round at a time [decision 23]. */
export const playMachine = playSetup.createMachine({
  id: 'play',
  context: nobody,
  initial: 'closed',
  on: {
    'route.shown': {
      actions: raise(({ event }) => ({ type: 'play.visit', sits: isSitting(event.route) })),
    },
    'play.visit': {
      guard: { type: 'isGone', params: ({ event }) => event },
      target: '.closed',
    },
    'session.closed': '.closed',
    'spins.changed': { actions: { type: 'keepSpins', params: ({ event }) => event } },
    'playMode.decided': [
      // The account that is read again asks for the same seat: a round there must not be torn away.
      { guard: { type: 'isHere', params: ({ event }) => event } },
      {
        target: '.launching',
        reenter: true,
        actions: { type: 'keepGame', params: ({ event }) => event },
      },
    ],
  },
  states: {
    closed: {
      meta: { says: 'Nothing is being played', spec: '§1 play modes' },
      entry: ['forget', 'tellIdle'],
    },
    launching: {
      tags: ['busy'],
      entry: 'tellIdle',
      meta: { says: 'Asks for a launch address', spec: '§7 B games/{id}/url' },
      invoke: {
        id: 'launch',
        src: 'play.launch',
        input: ({ context }) => ({ gameId: context.gameId, currency: context.currency }),
      },
      on: {
        'play.launched': {
          target: 'seating',
          actions: { type: 'keepLaunch', params: ({ event }) => event },
        },
        'play.kept': {
          target: 'seating',
          actions: { type: 'keepSitting', params: ({ event }) => event },
        },
        'play.elsewhere': {
          target: 'elsewhere',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
        'play.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unlaunched',
      },
    },
    seating: {
      tags: ['busy'],
      entry: 'tellStopped',
      meta: {
        says: 'Sits down with the launch address, once, or comes back to the sitting',
        spec: 'decision 23',
      },
      invoke: {
        id: 'seat',
        src: 'play.seat',
        input: ({ context: { gameId, launch, session } }) =>
          launch === '' ? { gameId, session } : { gameId, launch },
      },
      on: {
        'play.seated': [
          {
            guard: { type: 'isAwaited', params: ({ event }) => event },
            target: 'deciding',
            actions: [{ type: 'keepSession', params: ({ event }) => event }, 'tellResumed'],
          },
          { target: 'seated', actions: { type: 'keepSession', params: ({ event }) => event } },
        ],
        'play.refused': [
          // The old sitting is over: sit down anew.
          { guard: 'isBack', target: 'launching' },
          { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
        'port.failed': 'unlaunched',
      },
    },
    unlaunched: {
      tags: ['failed'],
      meta: { says: 'The game did not start; it may be tried again', spec: 'decision 23' },
      // A launch address is good for one sitting: ask for another one.
      on: {
        'play.retry': 'launching',
        'connection.found': 'launching',
        'playMode.decided': {
          target: 'launching',
          actions: { type: 'keepGame', params: ({ event }) => event },
        },
      },
    },
    elsewhere: {
      meta: { says: 'A third party runs the game at its own address', spec: 'decision 23' },
    },
    refused: {
      tags: ['locked'],
      meta: { says: 'This sitting is refused, and it is said why', spec: 'decision 30' },
      on: {
        'playMode.decided': {
          target: 'launching',
          actions: { type: 'keepGame', params: ({ event }) => event },
        },
        'play.forFun': {
          guard: 'isFunOpen',
          target: 'launching',
          actions: ['keepFun', 'chooseFun'],
        },
      },
    },
    seated: {
      entry: 'tellIdle',
      meta: { says: 'The table is free for a bet', spec: 'decision 23' },
      initial: 'ready',
      on: {
        'play.bet': {
          guard: { type: 'isCovered', params: ({ event }) => event },
          target: 'betting',
          actions: { type: 'keepBet', params: ({ event }) => event },
        },
        'play.spinFree': {
          guard: 'hasSpins',
          target: 'betting',
          actions: { type: 'keepFree', params: ({ event }) => event },
        },
        'wallet.told': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.stirred',
          reenter: true,
          actions: { type: 'keepTold', params: ({ event }) => event },
        },
        'connection.seen': '.looking',
        // A show that is longer than the seat is kept for: many free spins.
        'play.reveal': { actions: ['tellShown', 'tellRound', 'tellFreed'] },
        'play.typeSeed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'play.rotateSeed': 'rotating',
      },
      states: {
        ready: { meta: { says: 'No round was played yet', spec: 'decision 23' } },
        settled: {
          meta: { says: 'The last round is settled and shown', spec: '§3 gameWin' },
          entry: 'tellFreed',
        },
        stirred: {
          meta: {
            says: 'The balance changed elsewhere',
            spec: 'decision 107',
          },
          after: { SEAT_LOOK_MS: 'looking' },
        },
        looking: {
          meta: { says: 'Looks at the seat, which may be used meanwhile', spec: 'decision 107' },
          invoke: { id: 'look', src: 'play.seat', input: ({ context }) => lookAt(context) },
          on: {
            'play.seated': [
              {
                guard: { type: 'isAwaited', params: ({ event }) => event },
                target: '#play.deciding',
                actions: [{ type: 'keepLooked', params: ({ event }) => event }, 'tellResumed'],
              },
              {
                target: 'ready',
                actions: { type: 'keepLooked', params: ({ event }) => event },
              },
            ],
            'play.refused': '#play.seating',
            // What it shows still holds; the next answer says how it is.
            'port.failed': 'ready',
          },
        },
        denied: {
          tags: ['failed'],
          entry: 'tellStopped',
          meta: { says: 'The last wish was refused, and it is said why', spec: 'decision 3' },
        },
        unturned: {
          tags: ['failed'],
          meta: { says: 'The seed was not rotated', spec: 'decision 25' },
        },
      },
    },
    ...roundStates,
    rotating: {
      tags: ['busy'],
      meta: { says: 'Reveals the seed and turns to the next', spec: 'decision 25' },
      invoke: {
        id: 'rotate',
        src: 'play.rotate',
        input: ({ context: { session, fairness, typed } }) => ({
          session,
          // A seed that was typed for this server seed is not for the next one.
          clientSeed: fairness?.clientSeed === '' ? undefined : typed || undefined,
        }),
      },
      on: {
        'seed.rotated': {
          target: 'seated',
          actions: { type: 'keepSeeds', params: ({ event }) => event },
        },
        'play.refused': [
          { guard: { type: 'isBehind', params: ({ event }) => event }, target: 'seating' },
          {
            target: 'seated.denied',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
        'port.failed': 'seated.unturned',
      },
    },
  },
});

export type PlayActor = ActorRefFrom<typeof playMachine>;
