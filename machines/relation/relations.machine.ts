import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type RelationView, relationSeenBy } from '../../contract/relation.rules';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { relationMachine } from './relation.machine';
import type { RelationsEvent } from './relations.words';

export interface RelationsContext {
  /** Players whose relation has an actor: `relation:{playerId}`. */
  seated: string[];
  /** Players shown by themselves, once for each view that shows them. */
  watched: string[];
  /** Players who have an actor, and of whom nobody has told since something changed. */
  stale: string[];
}

/** How one looks of whom there is nothing to be seen any more. */
const hidden = relationSeenBy({ bond: 'blocked', by: 'high' }, 'low');

const without = (list: readonly string[], one: string): string[] =>
  list.filter((_, index) => index !== list.indexOf(one));

export const relationsMachine = setup({
  types: {} as { context: RelationsContext; events: RelationsEvent; tags: Look; meta: Meaning },
  actors: { relation: relationMachine },
  actions: {
    watch: assign({
      watched: ({ context }, params: { playerId: string }) => [...context.watched, params.playerId],
    }),
    unwatch: assign({
      watched: ({ context }, params: { playerId: string }) =>
        without(context.watched, params.playerId),
    }),
    seatWatched: enqueueActions(({ context, enqueue }) => {
      const missing = new Set(context.watched.filter((id) => !context.seated.includes(id)));
      for (const playerId of missing)
        enqueue.spawnChild('relation', {
          id: `relation:${playerId}`,
          input: { playerId, relation: undefined },
        });
      enqueue.assign({ seated: [...context.seated, ...missing] });
    }),
    seatTold: enqueueActions(
      (
        { context, enqueue },
        params: { people: { playerId: string; relation: RelationView }[] },
      ) => {
        const seated = new Set(context.seated);
        for (const { playerId, relation } of params.people) {
          const id = `relation:${playerId}`;
          if (seated.has(playerId)) enqueue(toChild(id, { type: 'relation.told', relation }));
          else enqueue.spawnChild('relation', { id, input: { playerId, relation } });
          seated.add(playerId);
        }
        const told = new Set(params.people.map(({ playerId }) => playerId));
        enqueue.assign({
          seated: [...seated],
          stale: context.stale.filter((playerId) => !told.has(playerId)),
        });
      },
    ),
    // Those in lists are told by their list; those that are shown no more, when they are again.
    refreshWatched: enqueueActions(({ context, enqueue }) => {
      const watched = new Set(context.watched);
      for (const playerId of watched)
        enqueue(toChild(`relation:${playerId}`, { type: 'relation.outdated' }));
      enqueue.assign({ stale: context.seated.filter((playerId) => !watched.has(playerId)) });
    }),
    refreshStale: enqueueActions(({ context, enqueue }, params: { playerId: string }) => {
      if (!context.stale.includes(params.playerId)) return;
      enqueue(toChild(`relation:${params.playerId}`, { type: 'relation.outdated' }));
      enqueue.assign({ stale: context.stale.filter((playerId) => playerId !== params.playerId) });
    }),
    tellFound: enqueueActions(({ context, enqueue }) => {
      for (const playerId of context.seated)
        enqueue(toChild(`relation:${playerId}`, { type: 'connection.found' }));
    }),
    clearSeats: enqueueActions(({ context, enqueue }) => {
      for (const playerId of context.seated) enqueue.stopChild(`relation:${playerId}`);
      enqueue.assign({ seated: [], stale: [] });
    }),
  },
}).createMachine({
  id: 'relations',
  context: { seated: [], watched: [], stale: [] },
  initial: 'absent',
  on: {
    'session.opened': { target: '.member', actions: 'clearSeats' },
    'session.closed': { target: '.absent', actions: 'clearSeats' },
    'relations.watch': { actions: { type: 'watch', params: ({ event }) => event } },
    'relations.unwatch': { actions: { type: 'unwatch', params: ({ event }) => event } },
  },
  states: {
    absent: { meta: { says: 'A guest is a stranger to everybody', spec: '§6 Guest' } },
    member: {
      meta: { says: 'Keeps how the player stands to those who are shown', spec: '§3 Friends' },
      entry: 'seatWatched',
      on: {
        'relations.watch': {
          actions: [
            { type: 'watch', params: ({ event }) => event },
            'seatWatched',
            { type: 'refreshStale', params: ({ event }) => event },
          ],
        },
        'relations.told': { actions: { type: 'seatTold', params: ({ event }) => event } },
        'relation.changed': {
          actions: {
            type: 'seatTold',
            params: ({ event: { id, player } }) => ({
              people: [{ playerId: id, relation: player?.relation ?? hidden }],
            }),
          },
        },
        'hub.skipped': { actions: 'refreshWatched' },
        'connection.found': { actions: 'tellFound' },
      },
    },
  },
});

export type RelationsActor = ActorRefFrom<typeof relationsMachine>;
