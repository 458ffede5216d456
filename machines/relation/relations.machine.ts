import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { RelationView } from '../../contract/relation.rules';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { relationMachine } from './relation.machine';
import type { RelationsEvent } from './relations.words';

export interface RelationsContext {
  /** Players whose relation has an actor: `relation:{playerId}`. */
  seated: string[];
  /** Players shown by themselves, once for each view that shows them. */
  watched: string[];
}

const without = (list: readonly string[], one: string): string[] =>
  list.filter((_, index) => index !== list.indexOf(one));

export const relationsMachine = setup({
  types: {} as { context: RelationsContext; events: RelationsEvent; tags: Look; meta: Meaning },
  actors: { relation: relationMachine },
  guards: {
    isOfRelations: (_, params: { changed: string[] }) => params.changed.includes('relations'),
  },
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
        enqueue.assign({ seated: [...seated] });
      },
    ),
    // Those in lists are told by their list.
    refreshWatched: enqueueActions(({ context, enqueue }) => {
      for (const playerId of new Set(context.watched))
        enqueue(toChild(`relation:${playerId}`, { type: 'relation.outdated' }));
    }),
    clearSeats: enqueueActions(({ context, enqueue }) => {
      for (const playerId of context.seated) enqueue.stopChild(`relation:${playerId}`);
      enqueue.assign({ seated: [] });
    }),
  },
}).createMachine({
  id: 'relations',
  context: { seated: [], watched: [] },
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
          actions: [{ type: 'watch', params: ({ event }) => event }, 'seatWatched'],
        },
        'relations.told': { actions: { type: 'seatTold', params: ({ event }) => event } },
        'player.changed': {
          guard: { type: 'isOfRelations', params: ({ event }) => event },
          actions: 'refreshWatched',
        },
        'relation.changed': { actions: 'refreshWatched' },
        'hub.skipped': { actions: 'refreshWatched' },
      },
    },
  },
});

export type RelationsActor = ActorRefFrom<typeof relationsMachine>;
