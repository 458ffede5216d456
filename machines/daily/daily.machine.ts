import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DailyGift } from '../../contract/daily';
import { GIFT_OPENING_MS, HUB_AWAITED_MS } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { type DailyEvent, dailyPorts } from './daily.words';

export interface DailyContext {
  /** As it was told last; undefined before. */
  daily: DailyGift | undefined;
  /** Why the server refused to open it. */
  problem: Problem | undefined;
}

/** The gift that the house has for the player each day. */
export const dailyMachine = setup({
  types: {} as { context: DailyContext; events: DailyEvent; tags: Look; meta: Meaning },
  actors: dailyPorts,
  delays: {
    GIFT_OPENING_MS,
    HUB_AWAITED_MS,
    NEXT_DAY: ({ context }) => context.daily?.nextMs ?? 0,
  },
  guards: {
    isOpened: ({ context }) => context.daily?.state === 'opened',
    isKnown: (_, params: { daily?: DailyGift | undefined }) => params.daily !== undefined,
  },
  actions: {
    keep: assign((_, params: { daily?: DailyGift | undefined }) => ({
      daily: params.daily,
      problem: undefined,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    forget: assign({ daily: undefined, problem: undefined }),
    tellTurned: publish({ type: 'day.turned' }),
  },
}).createMachine({
  id: 'daily',
  context: { daily: undefined, problem: undefined },
  initial: 'absent',
  on: { 'session.opened': '.present', 'session.closed': '.absent' },
  states: {
    absent: { meta: { says: 'A guest is given nothing', spec: 'decision 121' }, entry: 'forget' },
    present: {
      meta: { says: 'Keeps the gift of the player’s day', spec: 'decision 121' },
      initial: 'awaiting',
      on: {
        'hub.skipped': '.asking',
        'daily.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { target: '.asking' },
        ],
      },
      states: {
        awaiting: {
          tags: ['busy'],
          // Where the hub begins afresh, what was asked before has to be asked again.
          meta: { says: 'Waits for the hub to listen', spec: '§4 Hub' },
          on: { 'hub.listening': 'asking' },
          after: { HUB_AWAITED_MS: 'asking' },
        },
        asking: {
          tags: ['busy'],
          meta: { says: 'Asks for it; the last one stays', spec: 'decision 121' },
          entry: 'forgetProblem',
          invoke: { id: 'read', src: 'daily.read', input: undefined },
          on: {
            'daily.told': {
              target: 'deciding',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        deciding: {
          meta: { says: 'Was it opened today?', spec: 'decision 121' },
          always: [{ guard: 'isOpened', target: 'opened' }, { target: 'waiting' }],
        },
        waiting: {
          meta: { says: 'The box of the day is closed', spec: 'decision 121' },
          on: { 'daily.open': 'opening' },
          after: { NEXT_DAY: { target: 'asking', actions: 'tellTurned' } },
        },
        opening: {
          tags: ['busy'],
          meta: { says: 'Opens it', spec: 'decision 121' },
          entry: 'forgetProblem',
          invoke: { id: 'open', src: 'daily.open', input: undefined },
          on: {
            // Told of the time before it was opened, or faster than the answer, which shows the lid.
            'daily.changed': {},
            'daily.told': {
              target: 'revealed',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            'daily.refused': {
              target: 'refused',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
            'port.failed': 'unreached',
          },
        },
        revealed: {
          meta: { says: 'The lid comes off, and the coins are shown', spec: '§9 Animations' },
          on: { 'daily.changed': {} },
          after: { GIFT_OPENING_MS: 'opened' },
        },
        opened: {
          meta: {
            says: 'It was opened; the next one comes with the next day',
            spec: 'decision 121',
          },
          after: { NEXT_DAY: { target: 'asking', actions: 'tellTurned' } },
        },
        refused: {
          tags: ['failed'],
          meta: { says: 'The server refused, and it is said why', spec: 'decision 121' },
          on: { 'daily.open': 'opening' },
        },
        unreached: {
          tags: ['failed'],
          meta: { says: 'It did not reach the server', spec: 'decision 5' },
          on: { 'daily.open': 'opening' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked for; the last one stays', spec: 'decision 121' },
          on: { 'daily.retry': 'asking', 'connection.found': 'asking' },
        },
      },
    },
  },
});

export type DailyActor = ActorRefFrom<typeof dailyMachine>;
