import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { readStored } from '../storage/storage.rules';
import {
  type PushChoice,
  type PushEvent,
  type PushGap,
  type PushPermission,
  pushPorts,
} from './push.words';

export interface PushContext {
  /** Who is signed in; undefined for a guest. */
  player: string | undefined;
  permission: PushPermission;
  choice: PushChoice;
  gap: PushGap | undefined;
}

export interface PushInput {
  choice: PushChoice;
}

/** Turned on or off in another tab, for all tabs of the browser. */
const keepChoice = {
  type: 'keepChoice' as const,
  params: ({ event }: { event: Extract<PushEvent, { type: 'push.chosen' }> }) => event,
};
const isChosenHere = {
  type: 'isChosenHere' as const,
  params: ({ event }: { event: Extract<PushEvent, { type: 'push.chosen' }> }) => event,
};
const turnedOn = [
  { guard: isChosenHere, target: 'registering' as const, actions: keepChoice },
  { actions: keepChoice },
];
const turnedOff = [
  { guard: isChosenHere, actions: keepChoice },
  { target: 'idle' as const, actions: keepChoice },
];

/** What the player is told of, pushed to this browser while no page of it is open. */
export const pushMachine = setup({
  types: {} as {
    context: PushContext;
    events: PushEvent;
    input: PushInput;
    tags: Look;
    meta: Meaning;
  },
  actors: pushPorts,
  guards: {
    isOf: (_, params: { port: string; name: string }) => params.port === params.name,
    isMember: ({ context }) => context.player !== undefined,
    isDenied: ({ context }) => context.permission === 'denied',
    isAnswer: (_, params: { permission: PushPermission; is: PushPermission }) =>
      params.permission === params.is,
    isMine: ({ context: { choice, player } }) =>
      choice.player !== undefined && choice.player === player,
    isOthers: ({ context: { choice, player } }) =>
      choice.player !== undefined && choice.player !== player,
    isChosenHere: ({ context }, params: { choice: string | null }) =>
      context.player !== undefined && chosen(params.choice).player === context.player,
  },
  actions: {
    enter: assign({
      player: (_, params: { playerId?: string | undefined }) => params.playerId ?? '',
    }),
    leave: assign({ player: undefined }),
    keepPermission: assign({
      permission: (_, params: { permission: PushPermission }) => params.permission,
    }),
    keepGap: assign({ gap: (_, params: { gap: PushGap }) => params.gap }),
    keepChoice: assign({
      choice: (_, params: { choice: string | null }) => chosen(params.choice),
    }),
    choose: assign({
      choice: ({ context }) => ({ ...context.choice, player: context.player }),
    }),
    unchoose: assign({ choice: ({ context }) => ({ ...context.choice, player: undefined }) }),
    dismiss: assign({ choice: ({ context }) => ({ ...context.choice, dismissed: true }) }),
    remember: tell('storage', ({ context }) => ({
      type: 'storage.keep',
      key: 'push',
      value: JSON.stringify(context.choice),
    })),
    tellNotifications: publish((_, params: { category: string }) => ({
      type: 'notification.arrived',
      category: params.category,
    })),
    goThere: tell('router', (_, params: { to: string }) => ({ type: 'router.go', to: params.to })),
    sayStillOn: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Push.Notifications could not be turned off in this browser',
    }),
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => ({
    player: undefined,
    permission: 'default',
    choice: input.choice,
    gap: undefined,
  }),
  invoke: { id: 'watch', src: 'push.watch', input: undefined },
  initial: 'preparing',
  on: {
    'session.opened': { actions: { type: 'enter', params: ({ event }) => event } },
    'session.closed': { actions: 'leave' },
    'push.chosen': { actions: keepChoice },
    'push.followed': { actions: { type: 'goThere', params: ({ event }) => event } },
  },
  states: {
    preparing: {
      tags: ['busy'],
      meta: { says: 'Starts the service worker', spec: '§1 Push messages' },
      invoke: { id: 'prepare', src: 'push.prepare', input: undefined },
      on: {
        'push.prepared': {
          target: 'absent',
          actions: { type: 'keepPermission', params: ({ event }) => event },
        },
        'push.unsupported': {
          target: 'unsupported',
          actions: { type: 'keepGap', params: ({ event }) => event },
        },
        'port.failed': {
          guard: { type: 'isOf', params: ({ event }) => ({ ...event, name: 'push.prepare' }) },
          target: 'unsupported',
          actions: { type: 'keepGap', params: { gap: 'failed' } },
        },
      },
    },
    unsupported: {
      meta: { says: 'Nothing can be pushed here, and it is said why', spec: '§1 Push messages' },
    },
    absent: {
      meta: { says: 'A guest is pushed nothing', spec: '§6 Guest' },
      always: { guard: 'isMember', target: 'member' },
    },
    member: {
      meta: { says: 'Somebody is signed in', spec: '§1 Push messages' },
      initial: 'deciding',
      on: {
        'session.closed': { target: 'leaving', actions: 'leave' },
        'push.arrived': { actions: { type: 'tellNotifications', params: ({ event }) => event } },
      },
      states: {
        deciding: {
          meta: { says: 'Looks what was chosen in this browser', spec: '§1 Push messages' },
          always: [
            { guard: 'isOthers', target: '#push.leaving' },
            { guard: 'isDenied', target: 'refused' },
            { guard: 'isMine', target: 'registering' },
            { target: 'idle' },
          ],
        },
        idle: {
          meta: { says: 'Nothing is pushed; asks only after a press', spec: '§1 Push messages' },
          on: {
            'push.ask': 'asking',
            'push.dismiss': { actions: ['dismiss', 'remember'] },
            'push.chosen': turnedOn,
          },
        },
        asking: {
          tags: ['busy'],
          meta: { says: 'The browser asks the player', spec: '§1 Push messages' },
          invoke: { id: 'ask', src: 'push.ask', input: undefined },
          on: {
            'push.answered': [
              {
                guard: {
                  type: 'isAnswer',
                  params: ({ event }) => ({ ...event, is: 'granted' as const }),
                },
                target: 'registering',
                actions: [
                  { type: 'keepPermission', params: ({ event }) => event },
                  'choose',
                  'remember',
                ],
              },
              {
                target: 'deciding',
                actions: { type: 'keepPermission', params: ({ event }) => event },
              },
            ],
            'port.failed': {
              guard: { type: 'isOf', params: ({ event }) => ({ ...event, name: 'push.ask' }) },
              target: 'idle',
            },
          },
        },
        registering: {
          tags: ['busy'],
          meta: { says: 'Subscribes and tells the server', spec: '§7 B registerDeviceToken' },
          invoke: { id: 'register', src: 'push.register', input: undefined },
          on: {
            'push.registered': 'on',
            'push.refused': 'failed',
            'push.chosen': turnedOff,
            // The permission was taken back in the browser's own settings.
            'push.answered': {
              target: 'deciding',
              actions: [
                { type: 'keepPermission', params: ({ event }) => event },
                'unchoose',
                'remember',
              ],
            },
            'port.failed': {
              guard: { type: 'isOf', params: ({ event }) => ({ ...event, name: 'push.register' }) },
              target: 'failed',
            },
          },
        },
        on: {
          meta: { says: 'Notifications come to this browser', spec: '§1 Push messages' },
          on: {
            'push.stop': 'stopping',
            'push.lost': 'registering',
            'push.chosen': turnedOff,
          },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'The browser could not be registered', spec: '§7 B registerDeviceToken' },
          on: {
            'push.ask': 'registering',
            'push.stop': 'stopping',
            'push.chosen': turnedOff,
            'connection.found': 'registering',
          },
        },
        refused: {
          tags: ['locked'],
          meta: { says: 'The player told the browser no', spec: '§1 Push messages' },
          on: { 'push.ask': 'asking', 'push.chosen': turnedOn },
        },
        stopping: {
          tags: ['busy'],
          meta: { says: 'Ends the subscription', spec: '§1 Push messages' },
          invoke: { id: 'drop', src: 'push.drop', input: { told: true } },
          on: {
            'push.dropped': { target: 'idle', actions: ['unchoose', 'remember'] },
            'port.failed': {
              guard: { type: 'isOf', params: ({ event }) => ({ ...event, name: 'push.drop' }) },
              target: 'on',
              actions: 'sayStillOn',
            },
          },
        },
      },
    },
    leaving: {
      tags: ['busy'],
      meta: {
        says: 'Whoever it was for has gone: ends the subscription',
        spec: '§1 Push messages',
      },
      invoke: { id: 'drop', src: 'push.drop', input: { told: false } },
      on: {
        'push.dropped': { target: 'absent', actions: ['unchoose', 'remember'] },
        // Not back to the start: a browser that keeps it would be asked without end.
        'port.failed': {
          guard: { type: 'isOf', params: ({ event }) => ({ ...event, name: 'push.drop' }) },
          target: 'unsupported',
          actions: { type: 'keepGap', params: { gap: 'failed' } },
        },
      },
    },
  },
});

export type PushActor = ActorRefFrom<typeof pushMachine>;

/** What another tab keeps; nothing where it is spoilt or gone. */
const chosen = (text: string | null): PushChoice =>
  readStored((key) => (key === 'push' ? text : null)).push ?? {};
