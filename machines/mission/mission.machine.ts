import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Mission } from '../../contract/mission';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { type MissionEvent, missionPorts } from './mission.words';

export interface MissionInput {
  mission: Mission;
}

export interface MissionContext extends MissionInput {
  /** Why the server refused. */
  problem: Problem | undefined;
}

/** Something to do on a day, as its player stands in it: the steps of the shared lifecycle. */
export const missionMachine = setup({
  types: {} as {
    context: MissionContext;
    events: MissionEvent;
    input: MissionInput;
    tags: Look;
    meta: Meaning;
  },
  actors: missionPorts,
  guards: {
    isState: ({ context }, params: { state: Mission['state'] }) =>
      context.mission.state === params.state,
    isElsewhere: ({ context }, params: { mission: Mission }) =>
      context.mission.state !== params.mission.state,
  },
  actions: {
    keep: assign({
      mission: (_, params: { mission: Mission }) => params.mission,
      problem: undefined,
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'mission',
  context: ({ input }) => ({ ...input, problem: undefined }),
  initial: 'deciding',
  on: {
    'mission.told': {
      target: '.deciding',
      actions: { type: 'keep', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      meta: { says: 'Where does it stand?', spec: 'decision 122' },
      always: [
        { guard: { type: 'isState', params: { state: 'collected' } }, target: 'collected' },
        { guard: { type: 'isState', params: { state: 'finished' } }, target: 'finished' },
        { guard: { type: 'isState', params: { state: 'missed' } }, target: 'missed' },
        { target: 'open' },
      ],
    },
    open: { meta: { says: 'What is done today counts', spec: 'decision 122' } },
    missed: { meta: { says: 'Its day is over; nobody is reproached', spec: 'decision 122' } },
    finished: {
      meta: { says: 'It is done: what it pays waits', spec: 'decision 122' },
      on: { 'mission.collect': 'collecting' },
    },
    collecting: {
      tags: ['busy'],
      meta: { says: 'Collects what it pays', spec: 'decision 122' },
      entry: 'forgetProblem',
      invoke: {
        id: 'collect',
        src: 'mission.collect',
        input: ({ context }) => ({ missionId: context.mission._id }),
      },
      on: {
        // Told of the time before it was collected: the answer is newer.
        'mission.told': {},
        'mission.answered': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'mission.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unreached',
      },
    },
    collected: { meta: { says: 'Its coins are the player’s', spec: 'decision 122' } },
    refused: {
      tags: ['failed'],
      meta: { says: 'The server refused, and it is said why', spec: 'decision 122' },
      on: {
        'mission.collect': 'collecting',
        // A list that is asked for anew must not take away why, unless something came of it.
        'mission.told': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    unreached: {
      tags: ['failed'],
      meta: { says: 'It did not reach the server', spec: 'decision 5' },
      on: {
        'mission.collect': 'collecting',
        'mission.told': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
  },
});

export type MissionActor = ActorRefFrom<typeof missionMachine>;
