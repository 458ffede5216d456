import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Achievement } from '../../contract/achievement';
import { priceOf } from '../../contract/achievement.rules';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { type AchievementEvent, achievementPorts } from './achievement.words';

export interface AchievementInput {
  achievement: Achievement;
}

export interface AchievementContext extends AchievementInput {
  /** Why the server refused. */
  problem: Problem | undefined;
}

/** Something to reach, as its player stands in it: the steps of the shared lifecycle. */
export const achievementMachine = setup({
  types: {} as {
    context: AchievementContext;
    events: AchievementEvent;
    input: AchievementInput;
    tags: Look;
    meta: Meaning;
  },
  actors: achievementPorts,
  guards: {
    isState: ({ context }, params: { state: Achievement['state'] }) =>
      context.achievement.state === params.state,
    isPriced: ({ context }) => priceOf(context.achievement) !== undefined,
    isFinished: ({ context }) => context.achievement.state === 1,
    isElsewhere: ({ context }, params: { achievement: Achievement }) =>
      context.achievement.state !== params.achievement.state,
  },
  actions: {
    keep: assign({
      achievement: (_, params: { achievement: Achievement }) => params.achievement,
      problem: undefined,
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'achievement',
  context: ({ input }) => ({ ...input, problem: undefined }),
  initial: 'deciding',
  on: {
    'achievement.told': {
      target: '.deciding',
      actions: { type: 'keep', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      meta: { says: 'Where does it stand?', spec: '§4 Achievement state' },
      always: [
        { guard: { type: 'isState', params: { state: 3 } }, target: 'achieved' },
        { guard: { type: 'isState', params: { state: 1 } }, target: 'finished' },
        { guard: { type: 'isState', params: { state: 2 } }, target: 'lost' },
        { guard: 'isPriced', target: 'offered' },
        { target: 'open' },
      ],
    },
    offered: {
      meta: { says: 'It is limited in time, and begins for its price', spec: '§4, decision 28' },
      on: { 'achievement.activate': 'activating' },
    },
    open: { meta: { says: 'What is done counts', spec: '§4 Achievement state' } },
    lost: {
      meta: { says: 'Its time ran out; it goes on for a price', spec: '§4, decision 28' },
      on: { 'achievement.activate': { guard: 'isPriced', target: 'activating' } },
    },
    activating: {
      tags: ['busy'],
      meta: { says: 'Pays for its time', spec: '§4 Achievement state' },
      entry: 'forgetProblem',
      invoke: {
        id: 'activate',
        src: 'achievement.activate',
        input: ({ context }) => ({ achievement: context.achievement._id }),
      },
      on: {
        // Told of the time before it was paid for: the answer is newer.
        'achievement.told': {},
        'achievement.answered': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'achievement.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unreached',
      },
    },
    finished: {
      meta: { says: 'All steps are done: the reward waits', spec: '§4 Achievement state' },
      on: { 'achievement.collect': 'collecting' },
    },
    collecting: {
      tags: ['busy'],
      meta: { says: 'Collects the reward', spec: '§4 Achievement state' },
      entry: 'forgetProblem',
      invoke: {
        id: 'collect',
        src: 'achievement.collect',
        input: ({ context }) => ({ achievedId: context.achievement._id }),
      },
      on: {
        'achievement.told': {},
        'achievement.answered': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'achievement.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unreached',
      },
    },
    achieved: { meta: { says: 'The reward is the player’s', spec: '§4 Achievement state' } },
    refused: {
      tags: ['failed'],
      meta: { says: 'The server refused, and it is said why', spec: '§4 Achievement state' },
      on: {
        'achievement.activate': { guard: 'isPriced', target: 'activating' },
        'achievement.collect': { guard: 'isFinished', target: 'collecting' },
        // A list that is asked for anew must not take away why, unless something came of it.
        'achievement.told': {
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
        'achievement.activate': { guard: 'isPriced', target: 'activating' },
        'achievement.collect': { guard: 'isFinished', target: 'collecting' },
        'achievement.told': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
  },
});

export type AchievementActor = ActorRefFrom<typeof achievementMachine>;
