import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { achievementLifecycle } from '../../contract/lifecycles';
import {
  aFinishedAchievement,
  aLostAchievement,
  anAchievedAchievement,
  anAchievement,
  anOfferedAchievement,
} from '../../contract/make/achievement';
import { problem } from '../../contract/problems';
import { achievementMachine } from '../../machines/achievement/achievement.machine';
import { sampleDefinition } from '../../server/achievement/achievement.catalogue';
import {
  decideActivate,
  decideAdvance,
  decideCollect,
} from '../../server/achievement/achievement.decider';
import {
  type AchievementEvent,
  type AchievementsState,
  achievementKind,
} from '../../server/achievement/achievement.events';
import { stepOf } from '../../server/achievement/achievement.moves';
import { scratcherKind } from '../../server/scratcher/scratcher.events';
import { accept, refuse } from '../../server/store/decision';
import { ann, inside, laws } from '../../tests/support/gate';
import { unprotected } from '../../tests/support/protection';
import { ANN, NOW, purse } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';
import { silent } from '../support/silent';

const id = 'achievement_sprint';
const definition = sampleDefinition(id);
if (definition === undefined) throw new Error(`There is no ${id}`);

type TimedEvent = AchievementEvent | { type: 'time passed' };
const entrant = { ...ann, game: id, currency: 'COINS', at: NOW };

const sprint: Subject<
  AchievementsState,
  'activate' | 'complete' | 'expire' | 'collect',
  TimedEvent
> = {
  initial: achievementKind.initial,
  stepOf: (state) => stepOf(definition, state[id], NOW),
  decide: {
    activate: (achievement) =>
      decideActivate(
        { achievement, wallet: purse({ COINS: 1_000 }), ...inside },
        { definition, movement: 'achievement_m1', entrant, laws },
      ),
    // What was never begun counts nothing.
    complete: (achievement) =>
      achievement[id] === undefined
        ? refuse(problem('step-illegal'))
        : decideAdvance(
            { achievement },
            { reached: [{ definition, tenth: 10, complete: true }], at: NOW },
          ),
    expire: (achievement) =>
      stepOf(definition, achievement[id], NOW) === 'open'
        ? accept({ achievement: [{ type: 'time passed' as const }] }, null)
        : refuse(problem('step-illegal')),
    collect: (achievement) =>
      decideCollect(
        { achievement, wallet: purse(), protection: unprotected, scratcher: scratcherKind.initial },
        {
          definition,
          movement: 'achievement_m1',
          player: ANN,
          commits: [],
          keptOf: () => ({}),
          at: NOW,
        },
      ),
  },
  eventsOf: ({ achievement: events = [] }: { achievement?: TimedEvent[] }) => events,
  // Instead of the clock its end is moved: to now.
  evolve: (state, event) =>
    event.type === 'time passed'
      ? { ...state, [id]: { tenth: 0, ...state[id], until: NOW } }
      : achievementKind.evolve(state, event),
};

test('an achievement that is limited in time takes exactly the steps of its table', () => {
  proveRefinement(achievementLifecycle, [sprint]);
});

test('the client activates and collects only where the table takes it', () => {
  const taken = [
    anAchievement(),
    anOfferedAchievement(),
    aLostAchievement(),
    aFinishedAchievement(),
    anAchievedAchievement(),
  ].map((achievement) => {
    const actor = createActor(silent(achievementMachine), { input: { achievement } }).start();
    const snapshot = actor.getSnapshot();
    actor.stop();
    return [
      snapshot.value,
      snapshot.can({ type: 'achievement.activate' }),
      snapshot.can({ type: 'achievement.collect' }),
    ];
  });
  expect(taken).toEqual([
    ['open', false, false],
    ['offered', true, false],
    ['lost', true, false],
    ['finished', false, true],
    ['achieved', false, false],
  ]);
});
