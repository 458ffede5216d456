import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { noConnection } from '../kit/trouble';
import { type LockEvent, lockPorts } from './lock.words';

export interface LockContext {
  magic: string;
  problem: Problem | undefined;
}

/** The lock before a platform that is not open to everybody [§2 /lock]. */
export const lockMachine = setup({
  types: {} as { context: LockContext; events: LockEvent; tags: Look; meta: Meaning },
  actors: lockPorts,
  guards: { isTyped: ({ context }) => context.magic !== '' },
  actions: {
    keepMagic: assign((_, params: { magic: string }) => ({
      magic: params.magic,
      problem: undefined,
    })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    storeMagic: tell('storage', ({ context }) => ({
      type: 'storage.keep',
      key: 'magic',
      value: context.magic,
    })),
    tellRouter: tell('router', { type: 'magic.opened' }),
    sayNoConnection: tell('alerts', noConnection),
  },
}).createMachine({
  id: 'lock',
  context: { magic: '', problem: undefined },
  initial: 'locked',
  states: {
    locked: {
      tags: ['locked'],
      meta: { says: 'Asks for the magic value', spec: '§2 /lock' },
      initial: 'untried',
      on: {
        'lock.type': {
          target: '.untried',
          actions: { type: 'keepMagic', params: ({ event }) => event },
        },
        'lock.submit': { guard: 'isTyped', target: 'opening' },
      },
      states: {
        untried: { meta: { says: 'Not tried since the last change', spec: '§2 /lock' } },
        refused: { tags: ['failed'], meta: { says: 'The value is wrong', spec: '§7 B magic' } },
      },
    },
    opening: {
      tags: ['busy', 'locked'],
      meta: { says: 'Asks whether the value is right', spec: '§7 B magic' },
      invoke: {
        id: 'open',
        src: 'lock.open',
        input: ({ context }) => ({ magic: context.magic }),
      },
      on: {
        'lock.opened': { target: 'opened', actions: ['storeMagic', 'tellRouter'] },
        'lock.refused': {
          target: 'locked.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': { target: 'locked', actions: 'sayNoConnection' },
      },
    },
    opened: { meta: { says: 'The platform is open', spec: '§2 /lock' } },
  },
});

export type LockActor = ActorRefFrom<typeof lockMachine>;
