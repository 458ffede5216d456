import type { ActorRefFrom } from 'xstate';
import { ACHIEVEMENTS_PAGE, PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { profileOf } from '../player/profile.rules';
import type { AchievedWords } from './achieved.words';

/** What the player of the shown profile achieved, the latest first. */
export const achievedMachine = listMachine<AchievedWords>({
  id: 'achieved',
  spec: '§7 B achievements',
  says: {
    closed: 'Nobody’s profile is shown',
    outdated: 'Something was achieved, or may be seen no more; gathers such news',
    empty: 'The player has achieved nothing yet',
    gone: 'There is no such player, or it looks so',
  },
  page: ACHIEVEMENTS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { of: '' },
  own: {},
  mayBeMissing: true,
  visitedBy: {
    'route.shown': ({ route }) => {
      const of = profileOf(route);
      return of === undefined ? undefined : { of };
    },
  },
  outdatedBy: {
    'achievement.changed': (_, { query }) => query.of === 'me',
    'relation.changed': ({ id }, { query }) => query.of === id,
    'hub.skipped': () => true,
  },
});

export type AchievedActor = ActorRefFrom<typeof achievedMachine>;
