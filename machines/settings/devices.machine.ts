import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SessionEntry } from '../../contract/settings';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type DevicesEvent, settingsPorts } from './settings.words';

export interface DevicesContext {
  items: SessionEntry[];
  /** The one that is being signed out. */
  ending: string;
}

/** Where the player is signed in; each of those browsers can be signed out [decision 9]. */
export const devicesMachine = setup({
  types: {} as { context: DevicesContext; events: DevicesEvent; tags: Look; meta: Meaning },
  actors: settingsPorts,
  actions: {
    keepItems: assign({ items: (_, params: { items: SessionEntry[] }) => params.items }),
    keepEnding: assign({ ending: (_, params: { _id: string }) => params._id }),
    dropEnded: assign({
      items: ({ context }) => context.items.filter(({ _id }) => _id !== context.ending),
    }),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Settings.That browser was not signed out',
    }),
  },
}).createMachine({
  id: 'devices',
  context: { items: [], ending: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks where the player is signed in', spec: 'decision 9' },
      invoke: { id: 'list', src: 'devices.list', input: undefined },
      on: {
        'devices.listed': {
          target: 'shown',
          actions: { type: 'keepItems', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Each browser, this one marked', spec: 'decision 9' },
      on: {
        'devices.end': {
          target: 'ending',
          actions: { type: 'keepEnding', params: ({ event }) => event },
        },
        'devices.refresh': 'loading',
      },
    },
    ending: {
      tags: ['busy'],
      meta: { says: 'One of them is signed out', spec: 'decision 9' },
      invoke: {
        id: 'end',
        src: 'devices.end',
        input: ({ context }) => ({ _id: context.ending }),
      },
      on: {
        'devices.ended': { target: 'shown', actions: 'dropEnded' },
        // It may have ended by itself: the list tells.
        'devices.refused': { target: 'loading', actions: 'explain' },
        'port.failed': { target: 'shown', actions: 'explain' },
      },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'The list did not load', spec: 'decision 9' },
      on: { 'devices.refresh': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type DevicesActor = ActorRefFrom<typeof devicesMachine>;
