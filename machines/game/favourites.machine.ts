import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import type { OutboxEntry } from '../outbox/outbox.calls';
import type { OutboxEnded } from '../outbox/outbox.words';
import { favouriteMachine } from './favourite.machine';
import { heldOf } from './favourites.rules';
import type { FavouritesEvent } from './favourites.words';

export interface FavouritesContext {
  /** Ids of the favourite games, as they are shown, in the order they were marked. */
  ids: string[];
  /** A guest's own, kept locally with consent [§6]. */
  guestIds: string[];
  /** Games whose heart has an actor: `favourite:{gameId}`. */
  hearts: string[];
}

const marked = (ids: readonly string[], gameId: string, isMarked: boolean): string[] =>
  isMarked ? [...ids.filter((id) => id !== gameId), gameId] : ids.filter((id) => id !== gameId);

export const favouritesMachine = setup({
  types: {} as {
    context: FavouritesContext;
    events: FavouritesEvent;
    input: { ids: string[] };
    tags: Look;
    meta: Meaning;
  },
  actors: { favourite: favouriteMachine },
  actions: {
    turn: assign({
      ids: ({ context }, params: { gameId: string; marked: boolean }) =>
        marked(context.ids, params.gameId, params.marked),
    }),
    toggleGuest: assign(({ context }, params: { gameId: string }) => {
      const ids = marked(context.ids, params.gameId, !context.ids.includes(params.gameId));
      return { ids, guestIds: ids };
    }),
    keepGuests: assign((_, params: { ids: string[] }) => ({
      ids: params.ids,
      guestIds: params.ids,
    })),
    keepIds: assign({ ids: (_, params: { ids: string[] }) => params.ids }),
    showGuests: assign({ ids: ({ context }) => context.guestIds }),
    forgetGuests: assign({ ids: [], guestIds: [] }),
    dropGuests: tell('storage', { type: 'storage.drop', key: 'favourites' }),
    storeGuests: tell('storage', ({ context }) => ({
      type: 'storage.remember',
      key: 'favourites',
      value: JSON.stringify(context.guestIds),
    })),
    tellLobby: tell('lobby', ({ context }) => ({ type: 'favourites.changed', ids: context.ids })),
    seatHeart: enqueueActions(({ context, enqueue }, params: { gameId: string }) => {
      const { gameId } = params;
      const id = `favourite:${gameId}`;
      if (context.hearts.includes(gameId)) {
        enqueue(toChild(id, { type: 'favourite.toggle' }));
      } else {
        enqueue.spawnChild('favourite', {
          id,
          input: { gameId, marked: context.ids.includes(gameId) },
        });
        enqueue.assign({ hearts: [...context.hearts, gameId] });
        enqueue.sendTo(id, { type: 'favourite.toggle' });
      }
    }),
    tellHearts: enqueueActions(({ context, enqueue }, params: { ids: string[] }) => {
      for (const gameId of context.hearts)
        enqueue(
          toChild(`favourite:${gameId}`, {
            type: 'favourite.told',
            marked: params.ids.includes(gameId),
          }),
        );
    }),
    // What waits since another visit, or in another tab.
    seatHeld: enqueueActions(
      ({ context, enqueue }, params: { entries: readonly OutboxEntry[] }) => {
        let { ids, hearts } = context;
        for (const { gameId, marked: isMarked } of heldOf(params.entries)) {
          const id = `favourite:${gameId}`;
          if (hearts.includes(gameId)) {
            enqueue(toChild(id, { type: 'favourite.held', marked: isMarked }));
            continue;
          }
          enqueue.spawnChild('favourite', {
            id,
            input: { gameId, marked: isMarked, saved: ids.includes(gameId) },
          });
          ids = marked(ids, gameId, isMarked);
          hearts = [...hearts, gameId];
        }
        enqueue.assign({ ids, hearts });
      },
    ),
    settleHeart: enqueueActions(({ context, enqueue }, params: OutboxEnded) => {
      const [held] = heldOf([params.entry]);
      if (held === undefined || params.left || !context.hearts.includes(held.gameId)) return;
      const type = params.how === 'sent' ? 'favourite.settled' : 'favourite.lost';
      enqueue(toChild(`favourite:${held.gameId}`, { type }));
    }),
    askOutbox: tell('outbox', { type: 'outbox.repeat' }),
    clearHearts: enqueueActions(({ context, enqueue }) => {
      for (const gameId of context.hearts) enqueue.stopChild(`favourite:${gameId}`);
      enqueue.assign({ hearts: [] });
    }),
  },
}).createMachine({
  id: 'favourites',
  context: ({ input }) => ({ ids: input.ids, guestIds: input.ids, hearts: [] }),
  initial: 'guest',
  entry: 'tellLobby',
  states: {
    guest: {
      meta: { says: 'A guest’s favourites, kept on this device', spec: '§6 Guest' },
      on: {
        'favourites.toggle': {
          actions: [
            { type: 'toggleGuest', params: ({ event }) => event },
            'storeGuests',
            'tellLobby',
          ],
        },
        'favourites.chosen': {
          actions: [{ type: 'keepGuests', params: ({ event }) => event }, 'tellLobby'],
        },
        'favourites.taken': { actions: ['forgetGuests', 'dropGuests', 'tellLobby'] },
        'session.opened': 'member',
      },
    },
    member: {
      meta: { says: 'A player’s favourites, kept on the server', spec: '§6 Registered player' },
      exit: ['clearHearts', 'showGuests', 'tellLobby'],
      on: {
        'favourites.toggle': { actions: { type: 'seatHeart', params: ({ event }) => event } },
        'favourite.turned': {
          actions: [{ type: 'turn', params: ({ event }) => event }, 'tellLobby'],
        },
        'favourites.listed': {
          actions: [
            { type: 'keepIds', params: ({ event }) => event },
            // A heart that is pressed stays as it was pressed, and says so.
            { type: 'tellHearts', params: ({ event }) => event },
            'tellLobby',
            'askOutbox',
          ],
        },
        'outbox.held': {
          actions: [{ type: 'seatHeld', params: ({ event }) => event }, 'tellLobby'],
        },
        'outbox.ended': {
          actions: { type: 'settleHeart', params: ({ event }) => event },
        },
        'session.closed': 'guest',
      },
    },
  },
});

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;
