import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PlayMode } from '../../contract/play.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type ModeSavingEvent, modeSavingPorts } from './modeSaving.words';

export interface ModeSavingContext {
  /** What the account is to keep. */
  mode: PlayMode;
  /** What it is being told, or was told last. */
  sent: PlayMode;
}

/** Keeps the play mode with the account; what is played meanwhile is the play mode's own to say. */
export const modeSavingMachine = setup({
  types: {} as { context: ModeSavingContext; events: ModeSavingEvent; tags: Look; meta: Meaning },
  actors: modeSavingPorts,
  guards: { isOutrun: ({ context }) => context.mode !== context.sent },
  actions: {
    keepMode: assign({ mode: (_, params: { mode: PlayMode }) => params.mode }),
    send: assign({ sent: ({ context }) => context.mode }),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'PlayMode.The play mode was not saved',
    }),
  },
}).createMachine({
  id: 'modeSaving',
  context: { mode: 'fun', sent: 'fun' },
  initial: 'settled',
  on: { 'session.closed': '.settled' },
  states: {
    settled: {
      meta: { says: 'The account keeps what was chosen last', spec: '§4 Play mode' },
      on: {
        'modeSaving.keep': {
          target: 'saving',
          actions: { type: 'keepMode', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'The account is told', spec: 'decision 118' },
      entry: 'send',
      invoke: {
        id: 'save',
        src: 'playMode.save',
        input: ({ context }) => ({ mode: context.mode }),
      },
      on: {
        // Behind the one in flight: two at once might arrive in the wrong order.
        'modeSaving.keep': { actions: { type: 'keepMode', params: ({ event }) => event } },
        'modeSaving.saved': [
          { guard: 'isOutrun', target: 'saving', reenter: true },
          { target: 'settled' },
        ],
        'modeSaving.refused': { target: 'settled', actions: 'explain' },
        'port.failed': { target: 'settled', actions: 'explain' },
      },
    },
  },
});

export type ModeSavingActor = ActorRefFrom<typeof modeSavingMachine>;
