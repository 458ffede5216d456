import { type ActorRefFrom, assign, setup } from 'xstate';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import type { RelationChanged } from '../relation/relation.words';
import { type Online, type OnlineEvent, onlinePorts } from './online.words';

/** Who is online: the strip of the front page [§2]. */
export const onlineMachine = setup({
  types: {} as {
    context: { online: Online | undefined };
    events: OnlineEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: onlinePorts,
  delays: { PEOPLE_GATHER_MS },
  guards: {
    // A friend who is here is shown, and nobody else.
    isOfFriends: ({ context: { online } }, { id, player, lists }: RelationChanged) =>
      (lists.includes('friends') && player?.presence === 'online') !==
      (online?.friends.some(({ _id }) => _id === id) === true),
  },
  actions: {
    keep: assign((_, { count, friends }: Online) => ({ online: { count, friends } })),
    forgetFriends: assign({
      online: ({ context: { online } }) => online && { count: online.count, friends: [] },
    }),
  },
}).createMachine({
  id: 'online',
  context: { online: undefined },
  initial: 'awaiting',
  on: {
    'session.opened': '.loading',
    'session.closed': { target: '.loading', actions: 'forgetFriends' },
    // In every state: an answer that is under way may be older than what has just happened.
    'presence.changed': '.outdated',
    'relation.changed': {
      guard: { type: 'isOfFriends', params: ({ event }) => event },
      target: '.outdated',
    },
  },
  states: {
    awaiting: {
      tags: ['busy'],
      meta: { says: 'Waits to hear whether a player is signed in', spec: '§4 Authentication' },
      on: { 'residents.arrived': 'loading' },
    },
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks who is here; what was shown stays', spec: '§7 B online' },
      invoke: { id: 'load', src: 'online.load', input: undefined },
      on: {
        'online.loaded': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'The number, and friends who are here', spec: '§9 Presence, decision 20' },
      on: { 'clock.minutePassed': 'loading' },
    },
    outdated: {
      meta: { says: 'A friend came or went; gathers such news', spec: 'decision 19' },
      // Begun anew by each, the wait would never end where news keep coming.
      on: { 'presence.changed': {}, 'relation.changed': {} },
      after: { PEOPLE_GATHER_MS: 'loading' },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'It did not load; what was shown stays', spec: '§7 B online' },
      on: {
        'online.retry': 'loading',
        'clock.minutePassed': 'loading',
        'connection.found': 'loading',
      },
    },
  },
});

export type OnlineActor = ActorRefFrom<typeof onlineMachine>;
