import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type ClothEvent, type ClothWish, clothPorts } from './cloth.words';

export interface ClothContext extends ClothWish {
  problem: Problem | undefined;
}

const choosing = {
  target: 'choosing',
  actions: { type: 'keepWish', params: ({ event }: { event: ClothWish }) => event },
} as const;

/** Which cloth lies on the player's tables: chosen here, told by the account. */
export const clothMachine = setup({
  types: {} as { context: ClothContext; events: ClothEvent; tags: Look; meta: Meaning },
  actors: clothPorts,
  actions: {
    keepWish: assign((_, { cloth }: ClothWish) => ({ cloth, problem: undefined })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    tellPlayer: tell('player', { type: 'player.changed', changed: ['cloth'] }),
  },
}).createMachine({
  id: 'cloth',
  context: { cloth: null, problem: undefined },
  initial: 'laid',
  states: {
    laid: {
      meta: { says: 'What lies there is what the account says', spec: 'decision 171' },
      on: { 'cloth.choose': choosing },
    },
    choosing: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Another one is laid, and the account is told', spec: 'decision 171' },
      invoke: {
        id: 'choose',
        src: 'cloth.choose',
        input: ({ context: { cloth } }) => ({ cloth }),
      },
      on: {
        'cloth.chosen': { target: 'laid', actions: 'tellPlayer' },
        // It may have been closed since: the account tells what is open.
        'cloth.refused': {
          target: 'refused',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellPlayer'],
        },
        'port.failed': 'unreached',
      },
    },
    refused: {
      tags: ['failed'],
      meta: { says: 'It is not open', spec: 'decision 171' },
      on: { 'cloth.choose': choosing },
    },
    unreached: {
      tags: ['failed'],
      meta: { says: 'The account could not be told', spec: '§8' },
      on: { 'cloth.choose': choosing },
    },
  },
});

export type ClothActor = ActorRefFrom<typeof clothMachine>;
