import { type ActorRefFrom, assign, enqueueActions, setup, spawnChild, stopChild } from 'xstate';
import { HUB_HANDSHAKE_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import {
  isAttemptLeft,
  isBehind,
  isGap,
  isJson,
  isRepeated,
  readMessage,
  reconnectDelay,
} from './hub.rules';
import { type HubEvent, hubPorts } from './hub.words';

export interface HubContext {
  /** Whether there is a token to connect with. */
  signedIn: boolean;
  /** Number of the next reconnect attempt, from 0. */
  attempt: number;
  /** Number of the last message that was taken in; undefined before the first. */
  sequence: number | undefined;
  /** The token was refreshed once for a refusal already [decision 39]. */
  renewed: boolean;
}

const live = { type: 'tellTabs', params: { offline: false, isReset: false } } as const;
const cutOff = { type: 'tellTabs', params: { offline: true, isReset: false } } as const;

export const hubMachine = setup({
  types: {} as { context: HubContext; events: HubEvent; tags: Look; meta: Meaning },
  actors: hubPorts,
  delays: {
    HUB_HANDSHAKE_MS,
    HUB_RECONNECT_DELAYS_MS: ({ context }) => reconnectDelay(context.attempt),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isAttemptLeft: ({ context }) => isAttemptLeft(context.attempt),
    wasRenewed: ({ context }) => context.renewed,
    isNotJson: (_, params: { body: string }) => !isJson(params.body),
    isAfresh: ({ context }, params: { reset: boolean; after?: number | undefined }) =>
      params.reset || (context.sequence === undefined && params.after === undefined),
    isOffline: (_, params: { offline: boolean }) => params.offline,
    isRepeated: ({ context }, params: { body: string }) =>
      isRepeated(context.sequence, params.body),
    isGap: ({ context }, params: { body: string }) => isGap(context.sequence, params.body),
  },
  actions: {
    openConnection: spawnChild('hub.connection', {
      id: 'connection',
      input: ({ context }: { context: HubContext }) => ({ after: context.sequence }),
    }),
    dropConnection: stopChild('connection'),
    closeConnection: toChild('connection', { type: 'connection.close' }),
    askResume: toChild('connection', ({ context }) => ({
      type: 'connection.resume',
      after: context.sequence,
    })),
    admitPlayer: assign({ signedIn: true, renewed: false }),
    forgetSequence: assign({ sequence: undefined }),
    forgetPlayer: assign({ signedIn: false, sequence: undefined, renewed: false }),
    markRenewed: assign({ renewed: true }),
    clearRenewed: assign({ renewed: false }),
    startSchedule: assign({ attempt: 0 }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepSequence: assign({ sequence: (_, params: { sequence: number }) => params.sequence }),
    renewToken: tell('session', { type: 'session.renew' }),
    expireSession: tell('session', { type: 'session.expire' }),
    tellSkipped: publish({ type: 'hub.skipped' }),
    tellListening: publish({ type: 'hub.listening' }),
    tellTabs: tell('tabs', ({ context }, params: { offline: boolean; isReset: boolean }) => ({
      type: 'hub.told',
      sequence: context.sequence,
      ...params,
    })),
    nudge: tell('tabs', { type: 'tabs.nudge' }),
    catchUp: enqueueActions(
      ({ context, enqueue }, params: { sequence?: number | undefined; isReset: boolean }) => {
        const { sequence, isReset } = params;
        if (sequence === undefined) return;
        if (isReset || isBehind(context.sequence, sequence)) {
          enqueue(publish({ type: 'hub.skipped' }));
          enqueue.assign({ sequence });
        } else if (context.sequence === undefined) enqueue.assign({ sequence });
      },
    ),
    logStart: toChild('console', {
      type: 'console.write',
      level: 'warning',
      message: 'The hub did not start',
    }),
    logNotJson: toChild('console', {
      type: 'console.write',
      level: 'warning',
      message: 'Signal is not JSON',
    }),
    deliver: enqueueActions(({ enqueue }, { handler, body }: { handler: string; body: string }) => {
      const { fact, sequence } = readMessage(handler, body);
      if (sequence !== undefined) enqueue.assign({ sequence });
      // First of all, and whatever it says: the other tabs count the numbers as well.
      enqueue(tell('tabs', { type: 'hub.delivered', handler, body, sequence }));
      if (fact !== undefined) enqueue(publish(fact));
    }),
  },
}).createMachine({
  id: 'hub',
  context: { signedIn: false, attempt: 0, sequence: undefined, renewed: false },
  invoke: { id: 'console', src: 'console', input: undefined },
  initial: 'disconnected',
  on: {
    // Whether this tab connects is decided among the player's tabs.
    'session.opened': { target: '.following', actions: 'admitPlayer' },
    'session.closed': { target: '.disconnected', actions: 'forgetPlayer' },
    'tabs.led': { guard: 'isSignedIn', target: '.connecting', actions: 'startSchedule' },
    // What was said before this tab listened is lost to it.
    'tabs.followed': {
      guard: 'isSignedIn',
      target: '.following.waiting',
      actions: ['forgetSequence', 'tellSkipped'],
    },
    'tabs.rested': { guard: 'isSignedIn', target: '.following.resting' },
  },
  states: {
    disconnected: {
      meta: { says: 'No connection, and none is being made', spec: '§4 Hub' },
      tags: ['offline'],
      entry: ['dropConnection', 'startSchedule', cutOff],
      initial: 'stopped',
      on: {
        'hub.reset': { guard: 'isSignedIn', target: 'connecting' },
      },
      states: {
        stopped: { meta: { says: 'Nobody is signed in, or the hub was stopped', spec: '§4 Hub' } },
        exhausted: { meta: { says: 'Gave up after the last delay', spec: '§9 Hub, decision 39' } },
        refused: {
          meta: { says: 'The token was refused; waits for a fresh one', spec: 'decision 39' },
          entry: 'renewToken',
          on: { 'session.renewed': { target: '#hub.connecting', actions: 'markRenewed' } },
        },
      },
    },
    following: {
      meta: {
        says: 'Another tab holds the connection; what it hears is heard',
        spec: 'decision 67',
      },
      entry: ['dropConnection', 'startSchedule'],
      initial: 'waiting',
      on: {
        'hub.reset': { actions: 'nudge' },
        'hub.stop': '.stopped',
        'hub.received': [
          { guard: { type: 'isNotJson', params: ({ event }) => event } },
          { guard: { type: 'isRepeated', params: ({ event }) => event } },
          {
            guard: { type: 'isGap', params: ({ event }) => event },
            actions: ['tellSkipped', { type: 'deliver', params: ({ event }) => event }],
          },
          { actions: { type: 'deliver', params: ({ event }) => event } },
        ],
        'tabs.told': [
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: '.cutOff',
            actions: { type: 'catchUp', params: ({ event }) => event },
          },
          { target: '.live', actions: { type: 'catchUp', params: ({ event }) => event } },
        ],
      },
      states: {
        waiting: {
          tags: ['busy'],
          meta: { says: 'Waits to hear which tab connects', spec: 'decision 67' },
        },
        live: { meta: { says: 'The leading tab is connected', spec: 'decision 67' } },
        cutOff: {
          tags: ['offline'],
          meta: { says: 'The leading tab has lost its connection', spec: 'decision 67' },
        },
        resting: {
          meta: { says: 'The page was put away and hears nothing', spec: 'decision 67' },
        },
        stopped: {
          tags: ['offline'],
          meta: {
            says: 'The hub was stopped; what the leading tab hears is not heard',
            spec: '§4 Hub',
          },
          on: {
            'hub.received': {},
            'tabs.told': {},
            'hub.reset': { target: 'waiting', actions: ['forgetSequence', 'tellSkipped', 'nudge'] },
          },
        },
      },
    },
    connecting: {
      tags: ['busy'],
      meta: { says: 'Makes the first connection', spec: '§4 Hub' },
      entry: ['dropConnection', 'openConnection'],
      on: {
        'hub.opened': 'connected',
        'hub.dropped': { target: 'reconnecting', actions: 'logStart' },
        'port.failed': { target: 'reconnecting', actions: 'logStart' },
        'hub.refused': [
          { guard: 'wasRenewed', target: 'disconnected', actions: 'expireSession' },
          { target: 'disconnected.refused' },
        ],
        'hub.stop': 'disconnected',
      },
    },
    connected: {
      meta: { says: 'Live: private messages arrive', spec: '§4 Hub, §7 Real-time' },
      entry: ['startSchedule', 'clearRenewed', live],
      on: {
        'hub.dropped': 'reconnecting',
        'port.failed': 'reconnecting',
        'hub.refused': 'disconnected.refused',
        'hub.stop': 'disconnecting',
        'session.closed': { target: 'disconnecting', actions: 'forgetPlayer' },
        'hub.received': [
          { guard: { type: 'isNotJson', params: ({ event }) => event }, actions: 'logNotJson' },
          { guard: { type: 'isRepeated', params: ({ event }) => event } },
          { guard: { type: 'isGap', params: ({ event }) => event }, actions: 'askResume' },
          { actions: { type: 'deliver', params: ({ event }) => event } },
        ],
        'hub.resumed': [
          // What happened since the first questions was told to nobody.
          {
            guard: { type: 'isAfresh', params: ({ event }) => event },
            actions: [
              { type: 'keepSequence', params: ({ event }) => event },
              'tellSkipped',
              { type: 'tellTabs', params: { offline: false, isReset: true } },
            ],
          },
          {
            actions: [
              { type: 'keepSequence', params: ({ event }) => event },
              'tellListening',
              live,
            ],
          },
        ],
        'hub.missed': { actions: 'tellSkipped' },
      },
    },
    reconnecting: {
      tags: ['offline'],
      meta: { says: 'The connection broke; tries again', spec: '§4 Hub' },
      entry: cutOff,
      initial: 'waiting',
      on: {
        'hub.stop': 'disconnected',
      },
      states: {
        waiting: {
          meta: { says: 'Waits before the next attempt', spec: '§9 Hub' },
          entry: 'dropConnection',
          on: { 'hub.reset': { target: 'trying', actions: 'startSchedule' } },
          after: { HUB_RECONNECT_DELAYS_MS: 'trying' },
        },
        trying: {
          tags: ['busy'],
          meta: { says: 'Makes one attempt', spec: '§9 Hub' },
          entry: ['countAttempt', 'openConnection'],
          on: {
            'hub.opened': '#hub.connected',
            'hub.dropped': [
              { guard: 'isAttemptLeft', target: 'waiting' },
              { target: '#hub.disconnected.exhausted' },
            ],
            'port.failed': [
              { guard: 'isAttemptLeft', target: 'waiting' },
              { target: '#hub.disconnected.exhausted' },
            ],
            'hub.refused': [
              { guard: 'wasRenewed', target: '#hub.disconnected', actions: 'expireSession' },
              { target: '#hub.disconnected.refused' },
            ],
          },
        },
      },
    },
    disconnecting: {
      meta: { says: 'Closes in order', spec: '§4 Hub' },
      entry: 'closeConnection',
      on: {
        'hub.closed': 'disconnected',
        'hub.dropped': 'disconnected',
        'port.failed': 'disconnected',
        'hub.reset': { guard: 'isSignedIn', target: 'connecting' },
        // Whoever hears first that the player leaves, the hub or the router: it closes in order.
        'session.closed': { actions: 'forgetPlayer' },
      },
      after: { HUB_HANDSHAKE_MS: 'disconnected' },
    },
  },
});

export type HubActor = ActorRefFrom<typeof hubMachine>;
