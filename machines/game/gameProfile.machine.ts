import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate';
import type { PlayerAtGame } from '../../contract/game';
import type { Look, Meaning } from '../kit/look';
import { winnersWithPresence } from '../winner/winners.rules';
import {
  type AffiliateLink,
  type GameProfile,
  type GameProfileEvent,
  gameProfilePorts,
} from './gameProfile.words';

export interface GameProfileContext {
  gameId: string;
  profile: GameProfile | undefined;
  players: PlayerAtGame[];
  playerTotal: number;
  /** Somebody came or went since it was asked for. */
  profileBehind: boolean;
  playersBehind: boolean;
  /** Clicks on affiliates so far. */
  clicks: number;
}

const nothing = {
  profile: undefined,
  players: [],
  playerTotal: 0,
  profileBehind: false,
  playersBehind: false,
};

export const gameProfileMachine = setup({
  types: {} as { context: GameProfileContext; events: GameProfileEvent; tags: Look; meta: Meaning },
  actors: gameProfilePorts,
  guards: {
    isProfileBehind: ({ context }) => context.profileBehind,
    arePlayersBehind: ({ context }) => context.playersBehind,
    isOfProfile: (_, params: { port: string }) => params.port === 'gameProfile.load',
    isOfPlayers: (_, params: { port: string }) => params.port === 'players.find',
  },
  actions: {
    enter: assign(({ context }, params: { gameId: string }) =>
      params.gameId === context.gameId ? {} : { ...nothing, gameId: params.gameId },
    ),
    forget: assign({ ...nothing, gameId: '' }),
    keepProfile: assign({
      profile: (_, params: GameProfile) => ({
        winners: params.winners,
        play: params.play,
        affiliates: params.affiliates,
      }),
    }),
    keepPlayers: assign((_, params: { items: PlayerAtGame[]; total: number }) => ({
      players: params.items,
      playerTotal: params.total,
    })),
    // An answer that is on its way may still show who has just gone.
    keepPresence: assign(
      (
        { context: { profile, players } },
        { playerId, presence }: { playerId: string; presence: PlayerAtGame['presence'] },
      ) => ({
        profile: profile && {
          ...profile,
          winners: winnersWithPresence(profile.winners, playerId, presence),
        },
        players: players.map((player) =>
          player._id === playerId ? { ...player, presence } : player,
        ),
        profileBehind: true,
        playersBehind: true,
      }),
    ),
    markProfileCurrent: assign({ profileBehind: false }),
    markPlayersCurrent: assign({ playersBehind: false }),
    // Beside the opening link, which waits for nothing.
    reportClick: enqueueActions(
      ({ context, enqueue }, params: { affiliateId: string; link: AffiliateLink }) => {
        const click = `click:${context.clicks}`;
        enqueue.spawnChild('affiliate.click', {
          id: click,
          input: {
            affiliateId: params.affiliateId,
            gameId: context.gameId,
            link: params.link,
            click,
          },
        });
        enqueue.assign({ clicks: context.clicks + 1 });
      },
    ),
    endClick: stopChild((_, params: { click: string }) => params.click),
  },
}).createMachine({
  id: 'gameProfile',
  context: { gameId: '', ...nothing, clicks: 0 },
  initial: 'closed',
  on: {
    'game.entered': {
      target: '.open',
      reenter: true,
      actions: { type: 'enter', params: ({ event }) => event },
    },
    'game.left': { target: '.closed', actions: 'forget' },
    'affiliate.clicked': { actions: { type: 'endClick', params: ({ event }) => event } },
  },
  states: {
    closed: { meta: { says: 'No game’s page is shown', spec: '§2 /games/{name}' } },
    open: {
      meta: { says: 'A game’s page is shown', spec: '§2 /games/{name}' },
      type: 'parallel',
      on: {
        'affiliate.open': { actions: { type: 'reportClick', params: ({ event }) => event } },
        'presence.changed': { actions: { type: 'keepPresence', params: ({ event }) => event } },
      },
      states: {
        profile: {
          meta: { says: 'Winners, affiliates and who may play', spec: '§7 B games/{id}/profile' },
          initial: 'loading',
          states: {
            loading: {
              tags: ['busy'],
              meta: { says: 'Loads them; what was shown stays', spec: '§7 B games/{id}/profile' },
              entry: 'markProfileCurrent',
              invoke: {
                id: 'load',
                src: 'gameProfile.load',
                input: ({ context }) => ({ gameId: context.gameId }),
              },
              on: {
                'gameProfile.loaded': [
                  {
                    guard: 'isProfileBehind',
                    target: 'loading',
                    reenter: true,
                    actions: { type: 'keepProfile', params: ({ event }) => event },
                  },
                  {
                    target: 'shown',
                    actions: { type: 'keepProfile', params: ({ event }) => event },
                  },
                ],
                'port.failed': {
                  guard: { type: 'isOfProfile', params: ({ event }) => event },
                  target: 'failed',
                },
              },
            },
            shown: {
              meta: { says: 'They are shown', spec: '§7 B games/{id}/profile' },
              on: { 'clock.minutePassed': 'loading' },
            },
            failed: {
              tags: ['failed'],
              meta: {
                says: 'They did not load; what was shown stays',
                spec: '§7 B games/{id}/profile',
              },
              on: {
                'gameProfile.retry': 'loading',
                'clock.minutePassed': 'loading',
                'connection.found': 'loading',
              },
            },
          },
        },
        players: {
          meta: { says: 'Who plays it now', spec: '§7 B games/get/{id}/online' },
          initial: 'finding',
          states: {
            finding: {
              meta: { says: 'Asks who plays it now', spec: '§7 B games/get/{id}/online' },
              entry: 'markPlayersCurrent',
              invoke: {
                id: 'find',
                src: 'players.find',
                input: ({ context }) => ({ gameId: context.gameId }),
              },
              on: {
                'players.found': [
                  {
                    guard: 'arePlayersBehind',
                    target: 'finding',
                    reenter: true,
                    actions: { type: 'keepPlayers', params: ({ event }) => event },
                  },
                  {
                    target: 'found',
                    actions: { type: 'keepPlayers', params: ({ event }) => event },
                  },
                ],
                'port.failed': {
                  guard: { type: 'isOfPlayers', params: ({ event }) => event },
                  target: 'unknown',
                },
              },
            },
            found: {
              meta: { says: 'Asked anew each minute', spec: '§9 online polling' },
              on: { 'clock.minutePassed': 'finding' },
            },
            unknown: {
              meta: { says: 'Not told; asked again in a minute', spec: '§9 online polling' },
              on: { 'clock.minutePassed': 'finding', 'connection.found': 'finding' },
            },
          },
        },
      },
    },
  },
});

export type GameProfileActor = ActorRefFrom<typeof gameProfileMachine>;
