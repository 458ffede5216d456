import { type ActorRefFrom, assign, enqueueActions, setup, spawnChild } from 'xstate';
import { LATE_RETRY_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import type { PortFailed } from '../kit/port';
import { publish } from '../kit/publish';
import type { ResidentName } from '../kit/residents';
import { tell } from '../kit/tell';
import { type LateArrived, latePorts } from './late.words';
import { lateNames } from './residents';
import { residents } from './residents.machines';
import { inputOf, type Start } from './start';
import { type Fallen, type Falls, isRespawned, reasonOf, withFall } from './supervisor';

export interface AppContext {
  start: Start;
  falls: Falls;
  /** Residents that fell too often and are left down. */
  down: string[];
}

const order = Object.keys(residents) as ResidentName[];

/** Spawns a resident; the name is its source, its id and its systemId. */
const seat = (name: ResidentName, start: Start) =>
  spawnChild(
    name as never,
    { id: name, systemId: name, input: inputOf(name, start) } as never,
  ) as never;

/** The root: every resident lives below it, with its name as id and as systemId. */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: Fallen | LateArrived | PortFailed;
    input: Start;
    tags: Look;
    meta: Meaning;
  },
  actors: { ...residents, ...latePorts },
  delays: { LATE_RETRY_MS },
  guards: {
    isRespawned: ({ context }, params: { actorId: string }) =>
      isRespawned(context.falls, params.actorId),
  },
  actions: {
    spawnResidents: enqueueActions(({ context, enqueue }) => {
      for (const name of order) enqueue(seat(name, context.start));
    }),
    spawnLate: enqueueActions(({ context, enqueue }) => {
      for (const name of lateNames) enqueue(seat(name, context.start));
    }),
    // What they missed is told again.
    tellArrived: publish((_, params: { arrived: readonly string[] }) => ({
      type: 'residents.arrived',
      names: params.arrived,
    })),
    respawn: enqueueActions(({ context, enqueue }, params: { actorId: string }) => {
      enqueue(seat(params.actorId as ResidentName, context.start));
    }),
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
  context: ({ input }) => ({ start: input, falls: {}, down: [] }),
  initial: 'running',
  states: {
    running: {
      meta: { says: 'Every resident lives; one that falls is started again', spec: '§1' },
      entry: 'spawnResidents',
      initial: 'near',
      on: {
        'xstate.error.actor.*': [
          {
            guard: { type: 'isRespawned', params: ({ event }) => event },
            actions: [
              { type: 'countFall', params: ({ event }) => event },
              { type: 'respawn', params: ({ event }) => event },
              {
                type: 'say',
                params: ({ event }) => ({ ...event, slug: 'App.{part} was started again' }),
              },
              { type: 'tellArrived', params: ({ event }) => ({ arrived: [event.actorId] }) },
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
              actions: ['spawnLate', { type: 'tellArrived', params: { arrived: lateNames } }],
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
