import { ACHIEVEMENTS_PAGE, PAGE_MAX } from '../../contract/limits';
import {
  aFinishedAchievement,
  aLostAchievement,
  anAchievedAchievement,
  anAchievement,
  anOfferedAchievement,
} from '../../contract/make/achievement';
import { problem } from '../../contract/problems';
import type { achievedMachine } from '../../machines/achievement/achieved.machine';
import type { AchievedWords } from '../../machines/achievement/achieved.words';
import { achievementMachine } from '../../machines/achievement/achievement.machine';
import type { achievementsMachine } from '../../machines/achievement/achievements.machine';
import {
  achievedOf,
  achievementsOf,
  anAchievementChanged,
} from '../../machines/achievement/achievements.sample';
import type { AchievementsWords } from '../../machines/achievement/achievements.words';
import type { gameAchievementsMachine } from '../../machines/achievement/gameAchievements.machine';
import type { GameAchievementsWords } from '../../machines/achievement/gameAchievements.words';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { aRelationChanged } from '../../machines/relation/relation.sample';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

/** One and the same, wherever it stands. */
const _id = 'achievement_0001';
const offered = anOfferedAchievement({ _id });
const { cost: _, ...begun } = offered;
const lost = aLostAchievement({ _id });
const finished = aFinishedAchievement({ _id });

export const achievementWalk = walk({
  machine: silent(achievementMachine),
  inputs: [
    { achievement: anAchievement({ _id }) },
    { achievement: finished },
    { achievement: offered },
    { achievement: lost },
  ],
  events: [
    { type: 'achievement.activate' },
    { type: 'achievement.collect' },
    { type: 'achievement.told', achievement: offered },
    { type: 'achievement.told', achievement: lost },
    { type: 'achievement.told', achievement: finished },
    { type: 'achievement.answered', achievement: begun },
    { type: 'achievement.answered', achievement: anAchievedAchievement({ _id }) },
    { type: 'achievement.refused', problem: problem('step-illegal') },
    { type: 'port.failed', port: 'achievement.activate' },
    { type: 'port.failed', port: 'achievement.collect' },
  ],
  // The answer of a port that is not asked.
  offers: (event, { value }) => {
    if (event.type === 'port.failed')
      return (value === 'activating') === (event.port === 'achievement.activate');
    if (event.type === 'achievement.answered')
      return (value === 'activating') === (event.achievement.state === 0);
    return true;
  },
  view: ({ context: { achievement, problem: why } }) => [
    achievement.state,
    achievement.completed,
    why?.code,
  ],
});

const actors = wholeApp(silentAdapters).implementations.actors;

export const achievementsWalk = listWalk<AchievementsWords>(
  // Its items need silent ports as well.
  actors.achievements as typeof achievementsMachine,
  {
    queries: [{ filter: 'all' }, { filter: 'ready' }],
    items: achievementsOf,
    page: ACHIEVEMENTS_PAGE,
    max: PAGE_MAX,
    events: [shownAt('/achievements'), anAchievementChanged(), { type: 'hub.skipped' }],
  },
);

export const gameAchievementsWalk = listWalk<GameAchievementsWords>(
  actors.gameAchievements as typeof gameAchievementsMachine,
  {
    queries: [
      { gameId: 'game_wheel', signedIn: true },
      { gameId: 'game_wheel', signedIn: false },
    ],
    items: achievementsOf,
    page: PAGE_MAX,
    max: PAGE_MAX,
    events: [
      { type: 'game.entered', gameId: 'game_wheel', signedIn: true, playerId: 'player_ann1' },
      { type: 'game.entered', gameId: 'game_wheel', signedIn: false, playerId: undefined },
      { type: 'game.left' },
      anAchievementChanged(),
      { type: 'hub.skipped' },
    ],
  },
);

export const achievedWalk = listWalk<AchievedWords>(actors.achieved as typeof achievedMachine, {
  queries: [{ of: 'player_bob1' }, { of: 'me' }],
  items: achievedOf,
  page: ACHIEVEMENTS_PAGE,
  max: PAGE_MAX,
  events: [
    shownAt('/profile/player_bob1'),
    { type: 'list.missing' },
    anAchievementChanged(),
    aRelationChanged({ id: 'player_bob1' }),
    { type: 'hub.skipped' },
  ],
});
