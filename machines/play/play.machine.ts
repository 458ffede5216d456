import { type ActorRefFrom, assign, setup } from 'xstate';
import { REVEAL_MAX_MS } from '../../contract/limits';
import type { Fairness, PlaySession, Round } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { nobody, type PlayContext } from './play.context';
import type { Bet, PlayEvent } from './play.events';
import { playPorts } from './play.ports';

interface Told {
  round: Round;
  balance: number;
}

export const playMachine = setup({
  types: {} as { context: PlayContext; events: PlayEvent; tags: Look; meta: Meaning },
  actors: playPorts,
  delays: { REVEAL_MAX_MS },
  guards: {
    isGone: (_, params: { sits: boolean }) => !params.sits,
    isRoundOpen: (_, params: { session: PlaySession }) => params.session.round?.state === 'open',
    isCovered: ({ context }, params: { stake: number }) => params.stake <= context.balance,
  },
  actions: {
    keepGame: assign((_, params: { gameId: string; currency: string }) => ({
      ...nobody,
      gameId: params.gameId,
      currency: params.currency,
    })),
    keepLaunch: assign({ launch: (_, params: { launch: string }) => params.launch }),
    keepSession: assign((_, { session }: { session: PlaySession }) => ({
      launch: '',
      session: session.session,
      gameId: session.gameId,
      currency: session.currency,
      balance: session.balance,
      fairness: session.fairness,
      round: session.round,
    })),
    keepBet: assign(({ context }, params: { stake: number; bet: Bet }) => ({
      stake: params.stake,
      bet: params.bet,
      turn: context.turn + 1,
      problem: undefined,
    })),
    keepRound: assign((_, params: Told) => ({
      round: params.round,
      balance: params.balance,
      fairness: params.round.fairness,
    })),
    keepClientSeed: assign({
      clientSeed: (_, params: { clientSeed?: string }) => params.clientSeed,
    }),
    keepSeeds: assign((_, params: { revealed: Fairness; next: Fairness }) => ({
      revealed: params.revealed,
      fairness: params.next,
      problem: undefined,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forget: assign(nobody),
  },
}).createMachine({
  id: 'play',
  context: nobody,
  initial: 'closed',
  on: {
    'play.visit': {
      guard: { type: 'isGone', params: ({ event }) => event },
      target: '.closed',
    },
    'session.closed': '.closed',
    'play.launch': {
      target: '.launching',
      reenter: true,
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      meta: { says: 'Nothing is being played', spec: '§1 play modes' },
      entry: 'forget',
    },
    launching: {
      tags: ['busy'],
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
        'play.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unlaunched',
      },
    },
    seating: {
      tags: ['busy'],
      meta: { says: 'Sits down with the launch address, once', spec: 'decision 23' },
      invoke: {
        id: 'seat',
        src: 'play.seat',
        input: ({ context }) => ({ launch: context.launch }),
      },
      on: {
        'play.seated': [
          {
            guard: { type: 'isRoundOpen', params: ({ event }) => event },
            target: 'revealing',
            actions: { type: 'keepSession', params: ({ event }) => event },
          },
          { target: 'seated', actions: { type: 'keepSession', params: ({ event }) => event } },
        ],
        'play.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unlaunched',
      },
    },
    unlaunched: {
      tags: ['failed'],
      meta: { says: 'The game did not start; it may be tried again', spec: 'decision 23' },
      // A launch address is good for one sitting: ask for another one.
      on: { 'play.retry': 'launching' },
    },
    refused: {
      tags: ['locked'],
      meta: { says: 'This sitting is refused, and it is said why', spec: 'decision 30' },
    },
    seated: {
      meta: { says: 'The table is free for a bet', spec: 'decision 23' },
      initial: 'ready',
      on: {
        'play.bet': {
          guard: { type: 'isCovered', params: ({ event }) => event },
          target: 'betting',
          actions: { type: 'keepBet', params: ({ event }) => event },
        },
        'play.rotateSeed': {
          target: 'rotating',
          actions: { type: 'keepClientSeed', params: ({ event }) => event },
        },
      },
      states: {
        ready: { meta: { says: 'No round was played yet', spec: 'decision 23' } },
        settled: { meta: { says: 'The last round is settled and shown', spec: '§3 gameWin' } },
        denied: {
          tags: ['failed'],
          meta: { says: 'The last wish was refused, and it is said why', spec: 'decision 3' },
        },
        unturned: {
          tags: ['failed'],
          meta: { says: 'The seed was not rotated', spec: 'decision 25' },
        },
      },
    },
    betting: {
      tags: ['busy'],
      meta: { says: 'The stake leaves the balance', spec: '§3 gameBet' },
      invoke: {
        id: 'bet',
        src: 'play.bet',
        input: ({ context: { session, stake, bet, turn } }) => ({
          session,
          stake,
          bet,
          key: `${session}:${turn}`,
        }),
      },
      on: {
        'round.opened': {
          target: 'revealing',
          actions: { type: 'keepRound', params: ({ event }) => event },
        },
        'play.refused': {
          target: 'seated.denied',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unanswered',
      },
    },
    unanswered: {
      tags: ['failed', 'offline'],
      meta: { says: 'No answer: the bet may stand. Asking again bets once', spec: 'decision 5' },
      on: { 'play.retry': 'betting' },
    },
    revealing: {
      meta: { says: 'The outcome is being shown', spec: 'decision 23' },
      on: { 'play.reveal': 'settling' },
      // A view that was closed in the middle of its reels would leave the win outstanding.
      after: { REVEAL_MAX_MS: 'settling' },
    },
    settling: {
      tags: ['busy'],
      meta: { says: 'The win reaches the balance', spec: '§3 gameWin' },
      invoke: {
        id: 'settle',
        src: 'play.settle',
        input: ({ context }) => ({
          session: context.session,
          roundId: context.round?._id ?? '',
        }),
      },
      on: {
        'round.settled': {
          target: 'seated.settled',
          actions: { type: 'keepRound', params: ({ event }) => event },
        },
        'play.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unsettled',
      },
    },
    unsettled: {
      tags: ['failed', 'offline'],
      meta: { says: 'No answer: the win is safe and is asked for again', spec: 'decision 5' },
      on: { 'play.retry': 'settling' },
    },
    rotating: {
      tags: ['busy'],
      meta: { says: 'Reveals the seed and commits to the next', spec: 'decision 25' },
      invoke: {
        id: 'rotate',
        src: 'play.rotate',
        input: ({ context }) => ({ session: context.session, clientSeed: context.clientSeed }),
      },
      on: {
        'seed.rotated': {
          target: 'seated',
          actions: { type: 'keepSeeds', params: ({ event }) => event },
        },
        'play.refused': {
          target: 'seated.denied',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'seated.unturned',
      },
    },
  },
});

export type PlayActor = ActorRefFrom<typeof playMachine>;
