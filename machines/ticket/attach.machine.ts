import { type ActorRefFrom, assign, setup } from 'xstate';
import { TICKET_ATTACHMENT_BYTES_MAX } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { TicketAttachment } from '../../contract/ticket';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { type AttachEvent, attachPorts, type ChosenFile } from './attach.words';

export interface AttachContext {
  file: ChosenFile;
  /** Why the last one was not taken. */
  problem: Problem | undefined;
}

/** A picture or PDF that is put to a message to support [§3 Ticket, decision 41]. */
export const attachMachine = setup({
  types: {} as { context: AttachContext; events: AttachEvent; tags: Look; meta: Meaning },
  actors: attachPorts,
  guards: {
    isTooLarge: (_, { bytes }: ChosenFile) => bytes > TICKET_ATTACHMENT_BYTES_MAX,
  },
  actions: {
    keepFile: assign((_, { url, name, bytes }: ChosenFile) => ({
      file: { url, name, bytes },
      problem: undefined,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    keepTooLarge: assign({ problem: problem('body-too-large') }),
    keepNoWay: assign({ problem: problem('unavailable') }),
    tellTaken: publish((_, { file }: { file: TicketAttachment }) => ({
      type: 'attach.taken',
      file,
    })),
  },
}).createMachine({
  id: 'attach',
  context: { file: { url: '', name: '', bytes: 0 }, problem: undefined },
  initial: 'idle',
  states: {
    idle: {
      meta: { says: 'A file may be chosen', spec: 'decision 41' },
      initial: 'fresh',
      on: {
        'attach.choose': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.refused',
            actions: [{ type: 'keepFile', params: ({ event }) => event }, 'keepTooLarge'],
          },
          { target: 'sending', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
      },
      states: {
        fresh: { meta: { says: 'Nothing is amiss', spec: 'decision 41' } },
        refused: {
          tags: ['failed'],
          meta: { says: 'The file was not taken, and it is said why', spec: '§8' },
        },
      },
    },
    sending: {
      tags: ['busy'],
      meta: { says: 'The file is on its way', spec: 'decision 41' },
      invoke: {
        id: 'send',
        src: 'attach.send',
        input: ({ context }) => context.file,
      },
      on: {
        'attach.sent': {
          target: 'idle',
          actions: { type: 'tellTaken', params: ({ event }) => event },
        },
        'attach.refused': {
          target: 'idle.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': { target: 'idle.refused', actions: 'keepNoWay' },
      },
    },
  },
});

export type AttachActor = ActorRefFrom<typeof attachMachine>;
