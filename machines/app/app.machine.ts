import { type ActorRefFrom, assign, enqueueActions, setup, spawnChild } from 'xstate';
import { LATE_RETRY_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import type { PortFailed } from '../kit/port';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { type LateArrived, latePorts } from './late.words';
import { near } from './near';
import type { Start } from './start';
import { type Fallen, type Falls, isRespawned, reasonOf, withFall } from './supervisor';

export interface AppContext {
  start: Start;
  /** The residents that live, or lived until they fell. */
  names: readonly string[];
  falls: Falls;
  /** Residents that fell too often and are left down. */
  down: string[];
}

/** Spawns a resident, which takes its part of the start; its name is its source, id and systemId. */
const lodge = (name: string, start: Start) =>
  spawnChild(name as never, { id: name, systemId: name, input: start } as never) as never;

const nearNames = Object.keys(near.residents);

/** The root: every resident lives below it, with its name as id and as systemId. */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: Fallen | LateArrived | PortFailed;
    input: Start;
    tags: Look;
    meta: Meaning;
  },
  actors: { ...near.machines, ...latePorts },
  delays: { LATE_RETRY_MS },
  guards: {
    isRespawned: ({ context }, params: { actorId: string }) =>
      isRespawned(context.names, context.falls, params.actorId),
  },
  actions: {
    lodge: enqueueActions(({ context, enqueue }, params: { names: readonly string[] }) => {
      for (const name of params.names) enqueue(lodge(name, context.start));
    }),
    keepNames: assign({
      names: ({ context }, params: { names: readonly string[] }) => [
        ...context.names,
        ...params.names,
      ],
    }),
    // What they missed is told again.
    tellArrived: publish((_, { names }: { names: readonly string[] }) => ({
      type: 'residents.arrived',
      names,
    })),
    countFall: assign({
      falls: ({ context }, params: { actorId: string }) => withFall(context.falls, params.actorId),
    }),
    keepDown: assign({
      down: ({ context }, params: { actorId: string }) => [...context.down, params.actorId],
    }),
    say: tell('alerts', (_, params: { slug: string; actorId: string; error: unknown }) => ({
      type: 'alerts.say',
      kind: 'error',
      slug: params.slug,
      values: { part: params.actorId, reason: reasonOf(params.error) },
    })),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ start: input, names: nearNames, falls: {}, down: [] }),
  initial: 'running',
  states: {
    running: {
      meta: { says: 'Every resident lives; one that falls is started again', spec: '§1' },
      entry: { type: 'lodge', params: { names: nearNames } },
      initial: 'near',
      on: {
        'xstate.error.actor.*': [
          {
            guard: { type: 'isRespawned', params: ({ event }) => event },
            actions: [
              { type: 'countFall', params: ({ event }) => event },
              { type: 'lodge', params: ({ event }) => ({ names: [event.actorId] }) },
              {
                type: 'say',
                params: ({ event }) => ({ ...event, slug: 'App.{part} was started again' }),
              },
              { type: 'tellArrived', params: ({ event }) => ({ names: [event.actorId] }) },
            ],
          },
          {
            actions: [
              { type: 'keepDown', params: ({ event }) => event },
              {
                type: 'say',
                params: ({ event }) => ({ ...event, slug: 'App.{part} has failed' }),
              },
            ],
          },
        ],
      },
      states: {
        near: {
          meta: { says: 'What a first visit needs lives; the rest is on its way', spec: '§1' },
          invoke: { id: 'late', src: 'late.load', input: undefined },
          on: {
            'late.arrived': {
              target: 'whole',
              actions: [
                { type: 'lodge', params: ({ event }) => event },
                { type: 'keepNames', params: ({ event }) => event },
                { type: 'tellArrived', params: ({ event }) => event },
              ],
            },
            'port.failed': 'short',
          },
        },
        short: {
          tags: ['failed'],
          meta: { says: 'The rest did not load; it is asked for again', spec: '§1' },
          after: { LATE_RETRY_MS: 'near' },
        },
        whole: { meta: { says: 'Every resident lives', spec: '§1' } },
      },
    },
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;
