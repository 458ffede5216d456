import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Game } from '../../contract/game';
import type { Look, Meaning } from '../kit/look';
import type { GameEvent } from './game.events';
import { gamePorts } from './game.ports';

export interface GameContext {
  slug: string;
  game: Game | undefined;
}

export const gameMachine = setup({
  types: {} as { context: GameContext; events: GameEvent; tags: Look; meta: Meaning },
  actors: gamePorts,
  guards: {
    isOther: ({ context }, params: { slug: string }) => params.slug !== context.slug,
  },
  actions: {
    keepSlug: assign((_, params: { slug: string }) => ({ slug: params.slug, game: undefined })),
    keepGame: assign({ game: (_, params: { game: Game }) => params.game }),
    forget: assign({ slug: '', game: undefined }),
  },
}).createMachine({
  id: 'game',
  context: { slug: '', game: undefined },
  initial: 'closed',
  on: {
    'game.show': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: { type: 'keepSlug', params: ({ event }) => event },
    },
    'game.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { meta: { says: 'No game’s page is shown', spec: '§2 /games/{name}' } },
    loading: {
      tags: ['busy'],
      meta: { says: 'Loads the game', spec: '§7 B games/{id}' },
      invoke: {
        id: 'load',
        src: 'game.load',
        input: ({ context }) => ({ slug: context.slug }),
      },
      on: {
        'game.loaded': {
          target: 'shown',
          actions: { type: 'keepGame', params: ({ event }) => event },
        },
        'game.missing': 'missing',
        'port.failed': 'failed',
      },
    },
    shown: { meta: { says: 'The game’s page is shown', spec: '§2 /games/{name}' } },
    missing: { meta: { says: 'There is no such game', spec: '§2 /games/{name}' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'The game did not load', spec: '§7 B games/{id}' },
      on: { 'game.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type GameActor = ActorRefFrom<typeof gameMachine>;
