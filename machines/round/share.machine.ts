import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Controls } from '../kit/controls';
import type { Look, Meaning } from '../kit/look';
import { type ShareEvent, sharePorts } from './share.words';

type ShareInput = Controls['share'];

export interface ShareContext extends ShareInput {
  /** Spelled out where the device can neither send nor copy it. */
  link: string;
}

/** A page's address handed on: by the device's own sheet, the clipboard, or spelled out. */
export const shareMachine = setup({
  types: {} as {
    context: ShareContext;
    events: ShareEvent;
    input: ShareInput;
    tags: Look;
    meta: Meaning;
  },
  actors: sharePorts,
  guards: { isCopied: (_, { how }: { how: 'sheet' | 'copy' }) => how === 'copy' },
  actions: { keepLink: assign({ link: (_, params: { link: string }) => params.link }) },
}).createMachine({
  id: 'share',
  context: ({ input }) => ({ ...input, link: '' }),
  initial: 'offered',
  states: {
    offered: {
      meta: { says: 'The link may be handed on', spec: 'decision 153' },
      on: { 'share.send': 'sending' },
    },
    sending: {
      tags: ['busy'],
      meta: { says: 'Hands the link to the device', spec: 'decision 153' },
      invoke: {
        id: 'send',
        src: 'share.send',
        input: ({ context: { path, words } }) => ({ path, words }),
      },
      on: {
        'share.sent': [
          { guard: { type: 'isCopied', params: ({ event }) => event }, target: 'copied' },
          { target: 'offered' },
        ],
        'share.spelled': {
          target: 'spelled',
          actions: { type: 'keepLink', params: ({ event }) => event },
        },
        'port.failed': 'offered',
      },
    },
    copied: {
      meta: { says: 'The link is on the clipboard', spec: 'decision 153' },
      on: { 'share.send': 'sending' },
    },
    spelled: {
      meta: { says: 'The link stands there, to be copied by hand', spec: 'decision 153' },
      on: { 'share.send': 'sending' },
    },
  },
});

export type ShareActor = ActorRefFrom<typeof shareMachine>;
