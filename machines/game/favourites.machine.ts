import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import type { OutboxEntry } from '../outbox/outbox.calls';
import type { OutboxEnded } from '../outbox/outbox.words';
import { favouriteMachine } from './favourite.machine';
import { heldOf, turned, without } from './favourites.rules';
import type { FavouritesEvent, Turn } from './favourites.words';

export interface FavouritesContext {
  /** Ids of the favourite games, as they are shown, in the order they were marked. */
  ids: string[];
  /** As the server has them. */
  saved: string[];
  /** Presses that are on their way, or wait in the outbox. */
  turns: Turn[];
  /** A guest's own, kept locally with consent [§6]. */
  guestIds: string[];
  /** Games whose heart has an actor: `favourite:{gameId}`. */
  hearts: string[];
}

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
    turn: assign(({ context }, turn: Turn) => ({
      ids: turned(context.ids, [turn]),
      turns: [...without(context.turns, turn.gameId), turn],
    })),
    toggleGuest: assign(({ context }, params: { gameId: string }) => {
      const { gameId } = params;
      const ids = turned(context.ids, [{ gameId, marked: !context.ids.includes(gameId) }]);
      return { ids, guestIds: ids };
    }),
    keepGuests: assign((_, params: { ids: string[] }) => ({
      ids: params.ids,
      guestIds: params.ids,
    })),
    // The account may not know of the presses yet: they go on being shown.
    keepIds: assign(({ context }, { ids }: { ids: string[] }) => ({
      ids: turned(ids, context.turns),
      saved: ids,
    })),
    showNone: assign({ ids: [], saved: [] }),
    showGuests: assign({ ids: ({ context }) => context.guestIds }),
    forgetGuests: assign({ ids: [], guestIds: [] }),
    dropGuests: tell('storage', { type: 'storage.drop', key: 'favourites' }),
    storeGuests: tell('storage', ({ context }) => ({
      type: 'storage.keep',
      key: 'favourites',
      value: JSON.stringify(context.guestIds),
    })),
    tellLobby: tell('lobby', ({ context }) => ({ type: 'favourites.changed', ids: context.ids })),
    markSaved: assign(({ context }, turn: Turn) => ({
      saved: turned(context.saved, [turn]),
      turns: context.turns.filter(
        ({ gameId, marked }) => gameId !== turn.gameId || marked !== turn.marked,
      ),
    })),
    turnBack: assign(({ context }, { gameId }: { gameId: string }) => ({
      ids: turned(context.ids, [{ gameId, marked: context.saved.includes(gameId) }]),
      turns: without(context.turns, gameId),
    })),
    seatHeart: enqueueActions(({ context, enqueue }, params: { gameId: string }) => {
      const { gameId } = params;
      const id = `favourite:${gameId}`;
      const change = { gameId, marked: !context.ids.includes(gameId) };
      const turn = { type: 'saving.add', change } as const;
      if (context.hearts.includes(gameId)) {
        enqueue(toChild(id, turn));
      } else {
        enqueue.spawnChild('favourite', { id });
        enqueue.assign({ hearts: [...context.hearts, gameId] });
        enqueue.sendTo(id, turn);
      }
    }),
    // What waits since another visit, or in another tab.
    showHeld: assign({
      ids: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
        turned(
          context.ids,
          heldOf(params.entries).filter(({ gameId }) => !context.hearts.includes(gameId)),
        ),
    }),
    endHeld: enqueueActions(({ context, enqueue }, params: OutboxEnded) => {
      const [held] = heldOf([params.entry]);
      if (held === undefined || params.left) return;
      if (context.hearts.includes(held.gameId))
        enqueue(toChild(`favourite:${held.gameId}`, params));
      else if (params.how === 'sent') enqueue.raise({ type: 'favourite.saved', ...held });
      else enqueue.raise({ type: 'favourite.lost', gameId: held.gameId });
    }),
    askOutbox: tell('outbox', { type: 'outbox.repeat' }),
    clearHearts: enqueueActions(({ context, enqueue }) => {
      for (const gameId of context.hearts) enqueue.stopChild(`favourite:${gameId}`);
      enqueue.assign({ hearts: [], turns: [] });
    }),
  },
}).createMachine({
  id: 'favourites',
  context: ({ input }) => ({
    ids: input.ids,
    saved: [],
    turns: [],
    guestIds: input.ids,
    hearts: [],
  }),
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
      // A guest's are not the player's: nothing is known until the account is.
      entry: ['showNone', 'tellLobby'],
      exit: ['clearHearts', 'showGuests', 'tellLobby'],
      on: {
        'favourites.toggle': { actions: { type: 'seatHeart', params: ({ event }) => event } },
        'favourite.turned': {
          actions: [{ type: 'turn', params: ({ event }) => event }, 'tellLobby'],
        },
        'favourite.saved': { actions: { type: 'markSaved', params: ({ event }) => event } },
        'favourite.lost': {
          actions: [{ type: 'turnBack', params: ({ event }) => event }, 'tellLobby'],
        },
        'favourites.listed': {
          actions: [{ type: 'keepIds', params: ({ event }) => event }, 'tellLobby', 'askOutbox'],
        },
        'outbox.held': {
          actions: [{ type: 'showHeld', params: ({ event }) => event }, 'tellLobby'],
        },
        'outbox.ended': {
          actions: { type: 'endHeld', params: ({ event }) => event },
        },
        'session.closed': 'guest',
      },
    },
  },
});

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;
