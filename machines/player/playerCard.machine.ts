import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Profile } from '../../contract/profile';
import type { Look, Meaning } from '../kit/look';
import { type PlayerCardEvent, playerCardPorts } from './playerCard.words';

export interface PlayerCardContext {
  playerId: string;
  profile: Profile | undefined;
}

/** Another player, as far as they may be seen: the avatar's card, and the page of a profile. */
export const playerCardMachine = setup({
  types: {} as {
    context: PlayerCardContext;
    events: PlayerCardEvent;
    input: { playerId: string };
    tags: Look;
    meta: Meaning;
  },
  actors: playerCardPorts,
  guards: {
    isOfPlayer: ({ context }, params: { playerId: string }) => params.playerId === context.playerId,
  },
  actions: {
    keep: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    forget: assign({ profile: undefined }),
    keepPresence: assign({
      profile: (
        { context: { playerId, profile } },
        params: { playerId: string; presence: Profile['presence'] },
      ) =>
        profile && params.playerId === playerId
          ? { ...profile, presence: params.presence }
          : profile,
    }),
  },
}).createMachine({
  id: 'playerCard',
  context: ({ input }) => ({ playerId: input.playerId, profile: undefined }),
  initial: 'loading',
  // How two players stand to each other decides what one may read of the other.
  on: {
    'session.opened': '.loading',
    'session.closed': { target: '.loading', actions: 'forget' },
    'relation.changed': {
      guard: { type: 'isOfPlayer', params: ({ event }) => ({ playerId: event.id }) },
      target: '.loading',
    },
    'presence.changed': { actions: { type: 'keepPresence', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks for the player; what was shown stays', spec: '§7 B fetch/{id}' },
      invoke: {
        id: 'load',
        src: 'playerCard.load',
        input: ({ context }) => ({ playerId: context.playerId }),
      },
      on: {
        'playerCard.loaded': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'playerCard.missing': { target: 'gone', actions: 'forget' },
        // An answer that is on its way may still show who has just gone.
        'presence.changed': {
          guard: { type: 'isOfPlayer', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Each row that exists and may be seen', spec: '§2 popup card' },
    },
    gone: { meta: { says: 'There is no such player, or it looks so', spec: 'decision 18' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'The player did not load', spec: '§7 B fetch/{id}' },
      on: { 'playerCard.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type PlayerCardActor = ActorRefFrom<typeof playerCardMachine>;
