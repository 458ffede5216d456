import { type ActorRefFrom, assign, setup } from 'xstate';
import { TICKET_ATTACHMENT_BYTES_MAX } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { TicketAttachment } from '../../contract/ticket';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import {
  type AttachEvent,
  type AttachedTo,
  attachPorts,
  type ChosenFile,
  HAPPENED,
} from './attach.words';
import type { ToldHappened } from './happened.rules';

export interface AttachContext {
  to: AttachedTo;
  file: ChosenFile;
  /** What happened in this tab, as its sender reads it. */
  told: ToldHappened | undefined;
  /** Why the last one was not taken. */
  problem: Problem | undefined;
}

/**
 * A picture or PDF that is put to a message to support, what happened in this tab, or what shows a paper
 * [§3 Ticket, decisions 41, 150, 151].
 */
export const attachMachine = setup({
  types: {} as {
    context: AttachContext;
    events: AttachEvent;
    input: { to: AttachedTo };
    tags: Look;
    meta: Meaning;
  },
  actors: attachPorts,
  guards: {
    isTooLarge: (_, { bytes }: ChosenFile) => bytes > TICKET_ATTACHMENT_BYTES_MAX,
  },
  actions: {
    keepFile: assign((_, { url, name, bytes }: ChosenFile) => ({
      file: { url, name, bytes },
      problem: undefined,
    })),
    keepTold: assign((_, { told, bytes }: { told: ToldHappened; bytes: number }) => ({
      told,
      file: { url: HAPPENED, name: 'what-happened.json.gz', bytes },
    })),
    dropTold: assign({ told: undefined }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    keepTooLarge: assign({ problem: problem('body-too-large') }),
    keepNoWay: assign({ problem: problem('unavailable') }),
    tellTaken: publish(({ context: { to } }, { file }: { file: TicketAttachment }) => ({
      type: 'attach.taken',
      to,
      file,
    })),
  },
}).createMachine({
  id: 'attach',
  context: ({ input: { to } }) => ({
    to,
    file: { url: '', name: '', bytes: 0 },
    told: undefined,
    problem: undefined,
  }),
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
        'attach.tell': 'telling',
      },
      states: {
        fresh: { meta: { says: 'Nothing is amiss', spec: 'decision 41' } },
        refused: {
          tags: ['failed'],
          meta: { says: 'The file was not taken, and it is said why', spec: '§8' },
        },
      },
    },
    telling: {
      tags: ['busy'],
      meta: { says: 'What happened in this tab is being written down', spec: 'decision 150' },
      invoke: { id: 'tell', src: 'attach.tell', input: undefined },
      on: {
        'attach.told': {
          target: 'told',
          actions: { type: 'keepTold', params: ({ event }) => event },
        },
        'port.failed': { target: 'idle.refused', actions: 'keepNoWay' },
      },
    },
    told: {
      meta: { says: 'What happened is shown before it is sent', spec: 'decision 150' },
      exit: 'dropTold',
      on: { 'attach.agree': 'sending', 'attach.decline': 'idle' },
    },
    sending: {
      tags: ['busy'],
      meta: { says: 'The file is on its way', spec: 'decision 41' },
      invoke: {
        id: 'send',
        src: 'attach.send',
        input: ({ context: { to, file } }) => ({ to, ...file }),
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
