import type { ActorRefFrom } from 'xstate';
import { ACHIEVEMENTS_PAGE, PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { achievementMachine } from './achievement.machine';
import { achievementFilterOf, withPlaces } from './achievements.rules';
import type { AchievementsWords } from './achievements.words';

/** Everything that the player may reach, as they stand in it. */
export const achievementsMachine = listMachine<AchievementsWords>({
  id: 'achievements',
  spec: '§7 B achievements',
  says: {
    outdated: 'Something came nearer; gathers such news',
    empty: 'There are none of this kind',
  },
  page: ACHIEVEMENTS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { filter: 'all' },
  own: {},
  visitedBy: {
    'route.shown': ({ route }) =>
      route.name === 'achievements'
        ? { filter: achievementFilterOf(route.params.filter) }
        : undefined,
  },
  outdatedBy: {
    'achievement.changed': () => true,
    'hub.skipped': () => true,
  },
  merge: (page, { list }) => withPlaces(list.items, page),
  items: {
    src: 'achievement',
    machine: achievementMachine,
    input: (achievement) => ({ achievement }),
    told: (achievement) => ({ type: 'achievement.told', achievement }),
  },
});

export type AchievementsActor = ActorRefFrom<typeof achievementsMachine>;
