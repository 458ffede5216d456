import { type ActorRefFrom, assign, setup } from 'xstate';
import { HUB_AWAITED_MS } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import type { Protection } from '../../contract/protection';
import type { Look, Meaning } from '../kit/look';
import { type ProtectionEvent, protectionPorts } from './protection.words';

export interface ProtectionContext {
  /** As it was told last; undefined before. */
  protection: Protection | undefined;
  /** Why the server refused an answer. */
  problem: Problem | undefined;
}

/** What protects the player, and the reality checks that they chose. */
export const protectionMachine = setup({
  types: {} as { context: ProtectionContext; events: ProtectionEvent; tags: Look; meta: Meaning },
  actors: protectionPorts,
  delays: {
    HUB_AWAITED_MS,
    NEXT_CHECK: ({ context }) => context.protection?.check.dueMs ?? 0,
  },
  guards: {
    isDue: ({ context }) => context.protection?.check.dueMs === 0,
    isComing: ({ context }) => context.protection?.check.dueMs !== undefined,
    // With the first stake the time until the next check begins, and only the server knows it.
    isChosen: ({ context }) => context.protection?.check.minutes !== undefined,
  },
  actions: {
    keep: assign((_, params: { protection: Protection }) => ({
      protection: params.protection,
      problem: undefined,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    forget: assign({ protection: undefined, problem: undefined }),
  },
}).createMachine({
  id: 'protection',
  context: { protection: undefined, problem: undefined },
  initial: 'absent',
  on: { 'session.opened': '.present', 'session.closed': '.absent' },
  states: {
    absent: { meta: { says: 'A guest has no limits', spec: 'decision 34' }, entry: 'forget' },
    present: {
      meta: { says: 'Keeps what protects the player', spec: 'decision 34' },
      initial: 'awaiting',
      on: {
        'hub.skipped': '.asking',
        'protection.look': '.asking',
        'protection.changed': {
          target: '.deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
      states: {
        awaiting: {
          tags: ['busy'],
          // Where the hub begins afresh, what was asked before has to be asked again.
          meta: { says: 'Waits for the hub to listen', spec: '§4 Hub' },
          on: { 'hub.listening': 'asking' },
          after: { HUB_AWAITED_MS: 'asking' },
        },
        asking: {
          tags: ['busy'],
          meta: { says: 'Asks for it; the last one stays', spec: 'decision 34' },
          invoke: { id: 'read', src: 'protection.read', input: undefined },
          on: {
            'protection.told': {
              target: 'deciding',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        deciding: {
          meta: { says: 'Does a reality check wait, or come?', spec: 'decision 34' },
          always: [
            { guard: 'isDue', target: 'due' },
            { guard: 'isComing', target: 'timing' },
            { target: 'known' },
          ],
        },
        known: {
          meta: { says: 'No reality check comes', spec: 'decision 34' },
          on: { 'wallet.changed': { guard: 'isChosen', target: 'asking' } },
        },
        timing: {
          meta: { says: 'Waits for the time of the next reality check', spec: 'decision 34' },
          // Whether it is due the server says: meanwhile there may have been a pause.
          after: { NEXT_CHECK: 'asking' },
        },
        due: {
          meta: { says: 'Play pauses: time and result are shown', spec: 'decision 34' },
          on: { 'protection.answer': 'answering' },
        },
        answering: {
          tags: ['busy'],
          meta: { says: 'Says that it was read', spec: 'decision 34' },
          entry: 'forgetProblem',
          invoke: { id: 'answer', src: 'protection.answer', input: undefined },
          on: {
            'protection.told': {
              target: 'deciding',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            'protection.refused': {
              target: 'refused',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
            'port.failed': 'unreached',
          },
        },
        refused: {
          tags: ['failed'],
          meta: { says: 'The server refused the answer, and it is said why', spec: '§8' },
          on: { 'protection.answer': 'answering' },
        },
        unreached: {
          tags: ['failed'],
          meta: { says: 'The answer did not reach the server', spec: 'decision 5' },
          on: { 'protection.answer': 'answering' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked for; the last one stays', spec: 'decision 34' },
          on: { 'protection.retry': 'asking', 'connection.found': 'asking' },
        },
      },
    },
  },
});

export type ProtectionActor = ActorRefFrom<typeof protectionMachine>;
