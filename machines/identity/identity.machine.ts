import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Identity } from '../../contract/identity';
import type { IdentityStep } from '../../contract/lifecycles';
import type { Look, Meaning } from '../kit/look';
import { type IdentityEvent, identityPorts } from './identity.words';

export interface IdentityContext {
  /** As it was told last. */
  identity: Identity | undefined;
}

const spec = 'decisions 13, 151';

/** Whether staff has seen who the player is [decision 13]. */
export const identityMachine = setup({
  types: {} as { context: IdentityContext; events: IdentityEvent; tags: Look; meta: Meaning },
  actors: identityPorts,
  guards: {
    isAt: ({ context }, { step }: { step: IdentityStep }) => context.identity?.status === step,
  },
  actions: {
    keep: assign((_, { identity }: { identity: Identity }) => ({ identity })),
  },
}).createMachine({
  id: 'identity',
  context: { identity: undefined },
  initial: 'reading',
  on: { 'identity.changed': { target: '.reading', reenter: true } },
  states: {
    reading: {
      tags: ['busy'],
      meta: { says: 'Asks how far the review is; what was shown stays', spec },
      invoke: { id: 'read', src: 'identity.read' },
      on: {
        'identity.told': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    deciding: {
      meta: { says: 'How far is it?', spec },
      always: [
        { guard: { type: 'isAt', params: { step: 'submitted' } }, target: 'submitted' },
        { guard: { type: 'isAt', params: { step: 'reviewing' } }, target: 'reviewing' },
        { guard: { type: 'isAt', params: { step: 'verified' } }, target: 'verified' },
        { guard: { type: 'isAt', params: { step: 'refused' } }, target: 'refused' },
        { target: 'none' },
      ],
    },
    none: { meta: { says: 'No papers were sent yet; they may be', spec } },
    submitted: { meta: { says: 'Papers wait for staff', spec } },
    reviewing: { meta: { says: 'Staff looks at them', spec } },
    verified: { meta: { says: 'Staff has seen who it is', spec } },
    refused: { meta: { says: 'They did not do, and why; others may be sent', spec } },
    failed: {
      tags: ['failed'],
      meta: { says: 'How far it is did not load; what was shown stays', spec: '§8' },
      on: { 'identity.retry': 'reading' },
    },
  },
});

export type IdentityActor = ActorRefFrom<typeof identityMachine>;
