import type { Achievement } from '../../../contract/achievement';
import {
  achievementFilters,
  addressOfAchievements,
} from '../../../machines/achievement/achievements.rules';
import { achievementActor } from '../../../machines/achievement/achievements.select';
import { queryOf } from '../../../machines/kit/list.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import { Cloths } from '../cloth/Cloths';
import { PagedList } from '../list/PagedList';
import { Frames } from '../player/Frames';
import { Levels } from '../player/Levels';
import { AchievementCard } from './AchievementCard';
import styles from './Achievements.module.css';
import { filterWords } from './words';

const SKELETONS = 4;

const Loading = () => (
  <div className={styles.achievements}>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <div key={at} className={styles.achievement}>
        <Skeleton shape="row" />
      </div>
    ))}
  </div>
);

const Item = ({ achievement: { _id } }: { achievement: Achievement }) => {
  const actor = useView('achievements', (snapshot) => achievementActor(snapshot, _id));
  return actor === undefined ? null : <AchievementCard actor={actor} />;
};

const Filtered = () => {
  const say = useSay();
  const router = useResident('router');
  const { filter: selected } = useView('achievements', queryOf);
  return (
    <Tabs
      label={say('Achievements.Which achievements')}
      selected={selected}
      tabs={achievementFilters.map((filter) => ({ id: filter, label: say(filterWords[filter]) }))}
      onSelect={(filter) =>
        router.send({ type: 'router.replace', to: addressOfAchievements(filter) })
      }
    >
      <PagedList
        of="achievements"
        words={{
          label: 'Achievements.Achievements',
          count: 'Achievements.{count} achievements',
          failed: 'Achievements.The achievements did not load',
          cutShort: 'Achievements.The next achievements did not load.',
        }}
        className={styles.achievements}
        item={(achievement) => <Item key={achievement._id} achievement={achievement} />}
        loading={<Loading />}
        empty={
          <EmptyState
            art="ticket"
            title={say('Achievements.There are none of this kind')}
            text={say('Achievements.Play, and meet people: what you do counts by itself.')}
          />
        }
      />
    </Tabs>
  );
};

/** What may be reached, what was, and the levels above it [§2 Screens and widgets]. */
export const AchievementsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Achievements.Achievements')} width="wide">
      <div className={styles.page}>
        <h1>{say('Achievements.Achievements')}</h1>
        <Late fallback={<Loading />}>
          <Levels />
          <Frames />
          <Cloths />
          <Filtered />
        </Late>
      </div>
    </Page>
  );
};
