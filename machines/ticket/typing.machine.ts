import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import { TICKET_BEAT_MS } from '../../contract/limits';
import type { Typist } from '../../contract/ticket';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { TicketAddress } from './ticket.rules';
import { type TypingEvent, typingPorts } from './typing.words';

export interface TypingContext extends TicketAddress {
  /** Whether one types oneself. */
  isTyping: boolean;
  /** Who else does, as the last beat had it. */
  typists: readonly Typist[];
}

/**
 * Who types in a ticket that lies open, on both sides of the desk: says whether one does oneself, and
 * hears who else does and whether there is more to read [decision 185].
 */
export const typingMachine = setup({
  types: {} as {
    context: TypingContext;
    events: TypingEvent;
    input: TicketAddress;
    tags: Look;
    meta: Meaning;
  },
  actors: typingPorts,
  delays: { TICKET_BEAT_MS },
  actions: {
    markTyping: assign({ isTyping: true }),
    markResting: assign({ isTyping: false }),
    sayNow: raise({ type: 'typing.due' }),
    markSaid: raise({ type: 'typing.said' }),
    keepTypists: assign({ typists: (_, { typists }: { typists: Typist[] }) => typists }),
    forgetTypists: assign({ typists: [] }),
    tellChanged: tell('ticket', (_, { updatedAt }: { updatedAt?: string }) => ({
      type: 'ticket.moved',
      updatedAt,
    })),
  },
}).createMachine({
  id: 'typing',
  type: 'parallel',
  context: ({ input: { id, access } }) => ({ id, access, isTyping: false, typists: [] }),
  states: {
    hand: {
      meta: { says: 'Whether one types oneself', spec: 'decision 185' },
      initial: 'resting',
      states: {
        resting: {
          meta: { says: 'One does not type', spec: 'decision 185' },
          on: { 'typing.press': { target: 'writing', actions: 'sayNow' } },
        },
        writing: {
          meta: { says: 'A key was pressed since a beat said so', spec: 'decision 185' },
          entry: 'markTyping',
          exit: 'markResting',
          on: { 'typing.said': 'pausing', 'typing.rest': 'resting' },
        },
        pausing: {
          meta: { says: 'The last beat said so; no key was pressed since', spec: 'decision 185' },
          on: { 'typing.press': 'writing', 'typing.said': 'resting', 'typing.rest': 'resting' },
        },
      },
    },
    line: {
      meta: { says: 'What is heard of the others', spec: 'decision 185' },
      initial: 'asking',
      states: {
        asking: {
          meta: { says: 'Says whether one types, and asks who else does', spec: 'decision 185' },
          // What is pressed from here on is for the next beat.
          entry: 'markSaid',
          invoke: {
            id: 'tell',
            src: 'typing.tell',
            input: ({ context: { id, access, isTyping } }) => ({ id, access, isTyping }),
          },
          on: {
            'typing.heard': {
              target: 'waiting',
              actions: [
                { type: 'keepTypists', params: ({ event }) => event },
                { type: 'tellChanged', params: ({ event }) => event },
              ],
            },
            'typing.lost': {
              target: 'waiting',
              actions: ['forgetTypists', { type: 'tellChanged', params: {} }],
            },
            // The next beat may come through.
            'port.failed': { target: 'waiting', actions: 'forgetTypists' },
          },
        },
        waiting: {
          meta: { says: 'Waits for the next beat', spec: 'decision 185' },
          on: { 'typing.due': 'asking' },
          after: { TICKET_BEAT_MS: 'asking' },
        },
      },
    },
  },
});

export type TypingActor = ActorRefFrom<typeof typingMachine>;
