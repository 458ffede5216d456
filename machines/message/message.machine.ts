import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Message } from '../../contract/message';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { type MessageEvent, messageWritePorts } from './messageWrite.words';

export interface MessageInput {
  n: number;
  gameId: string;
  draft: string;
}

export interface MessageContext extends MessageInput {
  problem: Problem | undefined;
}

/** One message on its way: shown at once, and kept with its reason when it does not arrive. */
export const messageMachine = setup({
  types: {} as {
    context: MessageContext;
    events: MessageEvent;
    input: MessageInput;
    tags: Look;
    meta: Meaning;
  },
  actors: messageWritePorts,
  actions: {
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    tellSent: publish(({ context }, params: { message: Message }) => ({
      type: 'message.sent',
      n: context.n,
      message: params.message,
    })),
    tellStranded: tell('messageWrite', ({ context }) => ({
      type: 'message.stranded',
      n: context.n,
    })),
  },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({ ...input, problem: undefined }),
  initial: 'sending',
  states: {
    sending: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as said, on its way', spec: '§7 B createMessage' },
      entry: 'forgetProblem',
      invoke: {
        id: 'send',
        src: 'message.send',
        input: ({ context: { gameId, draft } }) => ({ gameId, draft }),
      },
      on: {
        'message.accepted': {
          target: 'sent',
          actions: { type: 'tellSent', params: ({ event }) => event },
        },
        'message.refused': {
          target: 'refused',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellStranded'],
        },
        'port.failed': { target: 'unsent', actions: 'tellStranded' },
      },
    },
    sent: { type: 'final', meta: { says: 'It is in the list', spec: '§3 Game messages' } },
    refused: {
      tags: ['failed'],
      meta: { says: 'The server refused it, and it is said why', spec: '§8' },
      on: { 'message.retry': 'sending' },
    },
    unsent: {
      tags: ['failed', 'offline'],
      meta: { says: 'The server was not reached; the words stay', spec: '§8' },
      on: { 'message.retry': 'sending' },
    },
  },
});

export type MessageActor = ActorRefFrom<typeof messageMachine>;
