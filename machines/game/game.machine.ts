import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { Game } from '../../contract/game';
import type { Look, Meaning } from '../kit/look';
import { publish, repeat } from '../kit/publish';
import { isOfGame } from '../router/router.rules';
import { type GameEvent, type GameFact, gamePorts, type TableFact } from './game.words';

export interface GameContext {
  slug: string;
  /** Its page is shown, with all that surrounds it; elsewhere the game is played. */
  page: boolean;
  signedIn: boolean;
  playerId: string | undefined;
  game: Game | undefined;
}

const entered = ({ context }: { context: GameContext }): GameFact => ({
  type: 'game.entered',
  gameId: context.game?._id ?? '',
  signedIn: context.signedIn,
  playerId: context.playerId,
});

const played = ({ context }: { context: GameContext }): TableFact => ({
  type: 'game.played',
  gameId: context.game?._id ?? '',
});

export const gameMachine = setup({
  types: {} as { context: GameContext; events: GameEvent; tags: Look; meta: Meaning },
  actors: gamePorts,
  guards: {
    isOther: ({ context }, params: { slug: string }) => params.slug !== context.slug,
    isPage: ({ context }) => context.page,
    isOtherPage: ({ context }, params: { page: boolean }) => params.page !== context.page,
  },
  actions: {
    keepSlug: assign((_, params: { slug: string }) => ({ slug: params.slug, game: undefined })),
    keepPage: assign({ page: (_, params: { page: boolean }) => params.page }),
    keepGame: assign({ game: (_, params: { game: Game }) => params.game }),
    forget: assign({ slug: '', game: undefined, page: false }),
    admit: assign((_, params: { playerId?: string | undefined }) => ({
      signedIn: true,
      playerId: params.playerId,
    })),
    dismiss: assign({ signedIn: false, playerId: undefined }),
    tellEntered: publish(entered),
    tellArrived: repeat(entered),
    tellPlayed: publish(played),
    tellTable: repeat(played),
    tellLeft: publish({ type: 'game.left' }),
  },
}).createMachine({
  id: 'game',
  context: { slug: '', page: false, signedIn: false, playerId: undefined, game: undefined },
  initial: 'closed',
  on: {
    'route.shown': {
      actions: raise(({ event: { route } }) =>
        isOfGame(route)
          ? { type: 'game.show', slug: route.params.slug ?? '', page: route.name === 'game' }
          : { type: 'game.leave' },
      ),
    },
    'game.show': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: [
          { type: 'keepSlug', params: ({ event }) => event },
          { type: 'keepPage', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'keepPage', params: ({ event }) => event } },
    ],
    'game.leave': { target: '.closed', actions: 'forget' },
    'session.opened': { actions: { type: 'admit', params: ({ event }) => event } },
    'session.closed': { actions: 'dismiss' },
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
    shown: {
      meta: { says: 'The game is there', spec: '§2 /games/{name}' },
      initial: 'deciding',
      states: {
        deciding: {
          meta: { says: 'Its page, or the table?', spec: '§2 /games/{name}' },
          always: [{ guard: 'isPage', target: 'visited' }, { target: 'played' }],
        },
        visited: {
          meta: { says: 'Its page is shown, with all that surrounds it', spec: '§2 /games/{name}' },
          entry: 'tellEntered',
          exit: 'tellLeft',
          on: {
            'residents.arrived': { actions: { type: 'tellArrived', params: ({ event }) => event } },
            'session.opened': {
              actions: [{ type: 'admit', params: ({ event }) => event }, 'tellEntered'],
            },
          },
        },
        played: {
          meta: { says: 'It is played, among others who play it', spec: '§2 /games/{name}' },
          entry: ['tellPlayed', 'tellEntered'],
          exit: 'tellLeft',
          on: {
            'residents.arrived': {
              actions: [
                { type: 'tellTable', params: ({ event }) => event },
                { type: 'tellArrived', params: ({ event }) => event },
              ],
            },
            'session.opened': {
              actions: [{ type: 'admit', params: ({ event }) => event }, 'tellEntered'],
            },
          },
        },
      },
      on: {
        'game.show': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'loading',
            actions: [
              { type: 'keepSlug', params: ({ event }) => event },
              { type: 'keepPage', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'keepPage', params: ({ event }) => event },
          },
        ],
      },
    },
    missing: { meta: { says: 'There is no such game', spec: '§2 /games/{name}' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'The game did not load', spec: '§7 B games/{id}' },
      on: { 'game.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type GameActor = ActorRefFrom<typeof gameMachine>;
