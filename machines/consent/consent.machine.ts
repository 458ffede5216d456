import { type ActorRefFrom, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type ConsentEvent, consentPorts } from './consent.words';

export interface ConsentInput {
  /** What the preferences cookie says; undefined without one. */
  allowed: boolean | undefined;
}

export const consentMachine = setup({
  types: {} as {
    context: ConsentInput;
    events: ConsentEvent;
    input: ConsentInput;
    tags: Look;
    meta: Meaning;
  },
  actors: consentPorts,
  guards: {
    isAllowed: ({ context }) => context.allowed === true,
    isRefused: ({ context }) => context.allowed === false,
    isToldAllowed: (_, params: { allowed: boolean }) => params.allowed,
  },
  actions: {
    tellAllowed: tell('storage', { type: 'consent.allowed' }),
    tellRefused: tell('storage', { type: 'consent.refused' }),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'deciding',
  invoke: { id: 'watch', src: 'consent.watch', input: undefined },
  on: {
    'consent.allow': '.allowed',
    'consent.refuse': '.refused',
    'consent.told': [
      {
        guard: { type: 'isToldAllowed', params: ({ event }) => event },
        target: '.allowed.kept',
      },
      { target: '.refused.kept' },
    ],
  },
  states: {
    deciding: {
      meta: { says: 'Reads the preferences cookie', spec: '§6 preferences cookie' },
      always: [
        { guard: 'isAllowed', target: 'allowed.kept' },
        { guard: 'isRefused', target: 'refused.kept' },
        { target: 'undecided' },
      ],
    },
    undecided: {
      meta: { says: 'Asks whether preferences may be kept', spec: '§6 preferences cookie' },
    },
    allowed: {
      meta: { says: 'Preferences may be kept', spec: '§6 preferences cookie' },
      entry: 'tellAllowed',
      on: { 'consent.reconsider': 'undecided' },
      initial: 'keeping',
      states: {
        keeping: {
          meta: { says: 'Writes the answer', spec: '§6 preferences cookie' },
          invoke: { id: 'keep', src: 'consent.keep', input: { allowed: true } },
          on: { 'consent.kept': 'kept', 'port.failed': 'kept' },
        },
        kept: { meta: { says: 'The answer stands', spec: '§6 preferences cookie' } },
      },
    },
    refused: {
      meta: { says: 'Nothing but the necessary is kept', spec: '§6 preferences cookie' },
      entry: 'tellRefused',
      on: { 'consent.reconsider': 'undecided' },
      initial: 'keeping',
      states: {
        keeping: {
          meta: { says: 'Writes the answer', spec: '§6 preferences cookie' },
          invoke: { id: 'keep', src: 'consent.keep', input: { allowed: false } },
          on: { 'consent.kept': 'kept', 'port.failed': 'kept' },
        },
        kept: { meta: { says: 'The answer stands', spec: '§6 preferences cookie' } },
      },
    },
  },
});

export type ConsentActor = ActorRefFrom<typeof consentMachine>;
