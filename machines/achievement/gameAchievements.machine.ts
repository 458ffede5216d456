import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { achievementMachine } from './achievement.machine';
import { withPlaces } from './achievements.rules';
import type { GameAchievementsWords } from './gameAchievements.words';

/** What may be reached at a game, on its page. */
export const gameAchievementsMachine = listMachine<GameAchievementsWords>({
  id: 'gameAchievements',
  spec: '§7 B achievements',
  says: {
    closed: 'No game’s page is shown',
    outdated: 'Something came nearer; gathers such news',
    empty: 'The game has none',
  },
  page: PAGE_MAX,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { gameId: '', signedIn: false },
  own: {},
  isPublic: true,
  visitedBy: {
    'game.entered': ({ gameId, signedIn }) => ({ gameId, signedIn }),
    'game.left': () => undefined,
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

export type GameAchievementsActor = ActorRefFrom<typeof gameAchievementsMachine>;
