import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import type { LateControls } from './late.controls';
import { nearControls } from './near.controls';
import type { Seat, StageEvent } from './stage.words';

export interface StageContext {
  /** The control of each key. */
  seats: Record<string, Seat['control']>;
}

/** Seats the controls that have a lifecycle: one tree, and one journal, for all of them. */
export const stageMachine = setup({
  types: {} as { context: StageContext; events: StageEvent; tags: Look; meta: Meaning },
  actors: {
    ...nearControls,
    // Empty until they arrive: their views wait for the late residents.
    ...({} as LateControls),
  },
  guards: {
    isFree: ({ context }, params: { key: string }) => !Object.hasOwn(context.seats, params.key),
  },
  actions: {
    seat: enqueueActions(({ enqueue }, params: Seat & { key: string }) => {
      const id = params.key;
      if (params.control === 'newPassword')
        enqueue.spawnChild('newPassword', { id, input: { link: params.link } });
      else if (params.control === 'selector')
        enqueue.spawnChild('selector', { id, input: { value: params.value } });
      else if (params.control === 'loadMore')
        enqueue.spawnChild('loadMore', { id, input: { list: params.list } });
      else if (params.control === 'playerCard')
        enqueue.spawnChild('playerCard', { id, input: { playerId: params.playerId } });
      else if (params.control === 'table')
        enqueue.spawnChild('table', { id, input: { stake: params.stake, bet: params.bet } });
      else if (params.control === 'deposit')
        enqueue.spawnChild('deposit', {
          id,
          input: { currency: params.currency, payment: 'test-approved' },
        });
      else if (params.control === 'signUp')
        enqueue.spawnChild('signUp', {
          id,
          input: { games: params.games ?? '', take: 'yes' },
        });
      else if ('values' in params) enqueue.spawnChild(params.control, { id, input: params.values });
      else if (params.control === 'emoji')
        enqueue.spawnChild('emoji', { id, input: { language: params.language } });
      else if (params.control === 'upload')
        enqueue.spawnChild('upload', { id, input: { target: params.target } });
      else if (params.control === 'viewer')
        enqueue.spawnChild('viewer', { id, input: { at: params.at, count: params.count } });
      else if (
        params.control === 'emailProof' ||
        params.control === 'devices' ||
        params.control === 'exportAccount'
      )
        enqueue.spawnChild(params.control, { id });
      else if (params.control === 'lock') enqueue.spawnChild('lock', { id });
      else if (params.control === 'username') enqueue.spawnChild('username', { id });
      else enqueue.spawnChild(params.control, { id, input: {} });
    }),
    keepSeat: assign({
      seats: ({ context }, params: Seat & { key: string }) => ({
        ...context.seats,
        [params.key]: params.control,
      }),
    }),
    clearSeat: stopChild((_, params: { key: string }) => params.key),
    dropSeat: assign({
      seats: ({ context }, params: { key: string }) =>
        Object.fromEntries(Object.entries(context.seats).filter(([key]) => key !== params.key)),
    }),
  },
}).createMachine({
  id: 'stage',
  context: { seats: {} },
  initial: 'set',
  states: {
    set: {
      meta: { says: 'Seats and removes controls by key', spec: '§2 Reusable controls' },
      on: {
        'stage.seat': {
          guard: { type: 'isFree', params: ({ event }) => event },
          actions: [
            { type: 'seat', params: ({ event }) => event },
            { type: 'keepSeat', params: ({ event }) => event },
          ],
        },
        'stage.remove': {
          actions: [
            { type: 'clearSeat', params: ({ event }) => event },
            { type: 'dropSeat', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export type StageActor = ActorRefFrom<typeof stageMachine>;
