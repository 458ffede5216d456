import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '../../contract/player';
import type { Look, Meaning } from '../kit/look';
import { repeat } from '../kit/publish';
import type { ResidentsArrived } from '../kit/residents';
import { tell } from '../kit/tell';
import { isOfAccount } from './player.rules';
import { type PlayerEvent, playerPorts } from './player.words';

/** Who knows of the account; each forgets it when the session is told to it again. */
const knowing = ['router', 'playMode', 'favourites'];

const arrivedAnew = {
  guard: {
    type: 'isAnyKnowing' as const,
    params: ({ event }: { event: ResidentsArrived }) => event,
  },
  target: 'loading' as const,
};

const accountChanged = {
  guard: {
    type: 'isOfAccount' as const,
    params: ({ event }: { event: { changed: string[] } }) => event,
  },
  target: 'loading' as const,
};

export const playerMachine = setup({
  types: {} as {
    context: { user: User | undefined };
    events: PlayerEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: playerPorts,
  guards: {
    isAnyKnowing: (_, params: { names: readonly string[] }) =>
      knowing.some((name) => params.names.includes(name)),
    isOfAccount: (_, params: { changed: string[] }) => isOfAccount(params.changed),
  },
  actions: {
    keepUser: assign({ user: (_, params: { user: User }) => params.user }),
    forgetUser: assign({ user: undefined }),
    tellRouter: tell('router', (_, params: { user: User }) => ({
      type: 'player.known',
      isVerified: params.user.isVerified,
    })),
    tellUnknown: tell('router', { type: 'player.known', isVerified: false }),
    tellPlayMode: tell('playMode', (_, params: { user: User }) => ({
      type: 'player.described',
      age: params.user.age,
      isVerified: params.user.isVerified,
      country: params.user.country,
      region: params.user.region,
      mode: params.user.playMode,
    })),
    tellUndescribed: tell('playMode', { type: 'player.undescribed' }),
    tellView: tell('viewChoice', (_, params: { user: User }) => ({
      type: 'viewChoice.known',
      view: params.user.view,
    })),
    // It comes late: the account may have loaded before.
    repeatView: repeat(({ context }) => ({
      type: 'viewChoice.known',
      view: context.user?.view ?? 'level',
    })),
    tellFavourites: tell('favourites', (_, params: { user: User }) => ({
      type: 'favourites.listed',
      ids: params.user.favorites,
    })),
    resetLanguage: tell('locale', { type: 'locale.resetLanguage' }),
  },
}).createMachine({
  id: 'player',
  context: { user: undefined },
  initial: 'absent',
  on: {
    'session.closed': { target: '.absent', actions: 'forgetUser' },
    'session.opened': '.loading',
  },
  states: {
    absent: { meta: { says: 'Nobody is signed in', spec: '§1' } },
    loading: {
      tags: ['busy'],
      meta: { says: 'Loads the account; what was shown stays', spec: '§7 B get' },
      invoke: { id: 'load', src: 'player.load', input: undefined },
      on: {
        'player.loaded': {
          target: 'shown',
          actions: [
            { type: 'keepUser', params: ({ event }) => event },
            { type: 'tellRouter', params: ({ event }) => event },
            { type: 'tellPlayMode', params: ({ event }) => event },
            { type: 'tellView', params: ({ event }) => event },
            { type: 'tellFavourites', params: ({ event }) => event },
          ],
        },
        'player.missing': {
          target: 'missing',
          actions: ['forgetUser', 'tellUnknown', 'resetLanguage'],
        },
        'port.failed': 'failed',
        // An answer that is already under way may be older than the change.
        'player.changed': { ...accountChanged, reenter: true },
        'hub.skipped': { target: 'loading', reenter: true },
      },
    },
    shown: {
      meta: { says: 'The account is shown', spec: '§3 User' },
      on: {
        'player.changed': accountChanged,
        'hub.skipped': 'loading',
        'residents.arrived': [
          arrivedAnew,
          { actions: { type: 'repeatView', params: ({ event }) => event } },
        ],
      },
    },
    missing: {
      entry: 'tellUndescribed',
      tags: ['failed'],
      meta: { says: 'The server knows no such account', spec: '§7 If /get returns nothing' },
      on: { 'player.retry': 'loading', 'residents.arrived': arrivedAnew },
    },
    failed: {
      entry: 'tellUndescribed',
      tags: ['failed'],
      meta: { says: 'The account did not load', spec: '§7 B get' },
      on: {
        'player.retry': 'loading',
        'connection.found': 'loading',
        'player.changed': accountChanged,
        'hub.skipped': 'loading',
        'residents.arrived': arrivedAnew,
      },
    },
  },
});

export type PlayerActor = ActorRefFrom<typeof playerMachine>;
