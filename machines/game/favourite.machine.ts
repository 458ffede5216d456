import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type FavouriteEvent, favouritesPorts } from './favourites.words';

export interface FavouriteInput {
  gameId: string;
  /** As it is shown. */
  marked: boolean;
  /** As the server has it, where the outbox holds something else. */
  saved?: boolean;
}

export interface FavouriteContext {
  gameId: string;
  marked: boolean;
  saved: boolean;
  /** The outbox holds it. */
  waits: boolean;
}

/** The heart of one game: turns at once, turns back visibly when the server refuses. */
export const favouriteMachine = setup({
  types: {} as {
    context: FavouriteContext;
    events: FavouriteEvent;
    input: FavouriteInput;
    tags: Look;
    meta: Meaning;
  },
  actors: favouritesPorts,
  guards: {
    isMarked: ({ context }) => context.marked,
    isWaiting: ({ context }) => context.waits,
    isKept: (_, params: { kept?: string }) => params.kept !== undefined,
    isKeptMarked: ({ context }, params: { kept?: string }) =>
      params.kept !== undefined && context.marked,
    isKeptUnmarked: ({ context }, params: { kept?: string }) =>
      params.kept !== undefined && !context.marked,
  },
  actions: {
    mark: assign({ marked: true }),
    unmark: assign({ marked: false }),
    turn: assign({ marked: ({ context }) => !context.marked }),
    turnBack: assign({ marked: ({ context }) => context.saved, waits: false }),
    keepMarked: assign({ saved: true, waits: false }),
    keepUnmarked: assign({ saved: false, waits: false }),
    keepSaved: assign({ saved: ({ context }) => context.marked, waits: false }),
    keepTold: assign((_, params: { marked: boolean }) => ({
      marked: params.marked,
      saved: params.marked,
    })),
    keepHeld: assign((_, params: { marked: boolean }) => ({
      marked: params.marked,
      waits: true,
    })),
    learnSaved: assign({ saved: (_, params: { marked: boolean }) => params.marked }),
    wait: assign({ waits: true }),
    tellTurned: tell('favourites', ({ context }) => ({
      type: 'favourite.turned',
      gameId: context.gameId,
      marked: context.marked,
    })),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Home.The favourite could not be saved',
    }),
  },
}).createMachine({
  id: 'favourite',
  context: ({ input: { gameId, marked, saved } }) => ({
    gameId,
    marked,
    saved: saved ?? marked,
    waits: saved !== undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      meta: { says: 'Was it a favourite before?', spec: '§3 Game, favourite flag' },
      always: [
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isMarked', target: 'marked' },
        { target: 'unmarked' },
      ],
    },
    unmarked: {
      meta: { says: 'Not a favourite', spec: '§3 Game, favourite flag' },
      on: {
        'favourite.toggle': { target: 'marking', actions: ['mark', 'tellTurned'] },
        'favourite.told': {
          target: 'deciding',
          actions: { type: 'keepTold', params: ({ event }) => event },
        },
        'favourite.held': {
          target: 'waiting',
          actions: [{ type: 'keepHeld', params: ({ event }) => event }, 'tellTurned'],
        },
      },
    },
    marking: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as a favourite, being saved', spec: '§7 B set-favourite' },
      invoke: {
        id: 'save',
        src: 'favourite.save',
        input: ({ context }) => ({ gameId: context.gameId, marked: true }),
      },
      on: {
        // After the answer: a request that is broken off may still arrive, after the next one.
        'favourite.toggle': { actions: ['turn', 'tellTurned'] },
        // The account may not know of the press yet; its list has to go on showing it.
        'favourite.told': { actions: 'tellTurned' },
        'favourite.saved': [
          { guard: 'isMarked', target: 'marked', actions: 'keepMarked' },
          { target: 'unmarking', actions: 'keepMarked' },
        ],
        'favourite.refused': { target: 'deciding', actions: ['turnBack', 'tellTurned', 'explain'] },
        'port.failed': [
          {
            guard: { type: 'isKeptUnmarked', params: ({ event }) => event },
            target: 'unmarking',
            actions: 'wait',
          },
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'waiting',
            actions: 'wait',
          },
          { target: 'deciding', actions: ['turnBack', 'tellTurned', 'explain'] },
        ],
      },
    },
    marked: {
      meta: { says: 'A favourite', spec: '§3 Game, favourite flag' },
      on: {
        'favourite.toggle': { target: 'unmarking', actions: ['unmark', 'tellTurned'] },
        'favourite.told': {
          target: 'deciding',
          actions: { type: 'keepTold', params: ({ event }) => event },
        },
        'favourite.held': {
          target: 'waiting',
          actions: [{ type: 'keepHeld', params: ({ event }) => event }, 'tellTurned'],
        },
      },
    },
    unmarking: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'No longer shown as a favourite, being saved', spec: '§7 B remove-favourite' },
      invoke: {
        id: 'save',
        src: 'favourite.save',
        input: ({ context }) => ({ gameId: context.gameId, marked: false }),
      },
      on: {
        'favourite.toggle': { actions: ['turn', 'tellTurned'] },
        'favourite.told': { actions: 'tellTurned' },
        'favourite.saved': [
          { guard: 'isMarked', target: 'marking', actions: 'keepUnmarked' },
          { target: 'unmarked', actions: 'keepUnmarked' },
        ],
        'favourite.refused': { target: 'deciding', actions: ['turnBack', 'tellTurned', 'explain'] },
        'port.failed': [
          {
            guard: { type: 'isKeptMarked', params: ({ event }) => event },
            target: 'marking',
            actions: 'wait',
          },
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'waiting',
            actions: 'wait',
          },
          { target: 'deciding', actions: ['turnBack', 'tellTurned', 'explain'] },
        ],
      },
    },
    waiting: {
      tags: ['optimistic', 'offline'],
      meta: { says: 'Shown as the player left it; the outbox holds it', spec: 'decision 68' },
      on: {
        'favourite.toggle': [
          { guard: 'isMarked', target: 'unmarking', actions: ['unmark', 'tellTurned'] },
          { target: 'marking', actions: ['mark', 'tellTurned'] },
        ],
        'favourite.told': {
          actions: [{ type: 'learnSaved', params: ({ event }) => event }, 'tellTurned'],
        },
        'favourite.settled': { target: 'deciding', actions: 'keepSaved' },
        'favourite.lost': { target: 'deciding', actions: ['turnBack', 'tellTurned'] },
      },
    },
  },
});

export type FavouriteActor = ActorRefFrom<typeof favouriteMachine>;
