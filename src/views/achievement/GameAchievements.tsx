import type { Achievement } from '../../../contract/achievement';
import { achievementActor } from '../../../machines/achievement/achievements.select';
import { queryOf } from '../../../machines/kit/list.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { AchievementCard } from './AchievementCard';
import styles from './Achievements.module.css';

const SKELETONS = 2;

const Item = ({ achievement: { _id } }: { achievement: Achievement }) => {
  const actor = useView('gameAchievements', (snapshot) => achievementActor(snapshot, _id));
  const { signedIn } = useView('gameAchievements', queryOf);
  return actor === undefined ? null : (
    <AchievementCard actor={actor} heading="h3" mayPress={signedIn} />
  );
};

/** What may be reached at the game whose page is shown [§1, §2]. */
export const GameAchievements = () => {
  const say = useSay();
  return (
    <Card as="section" title={say('Achievements.Achievements')}>
      <PagedList
        of="gameAchievements"
        words={{
          count: 'Achievements.{count} achievements',
          failed: 'Achievements.The achievements did not load',
          cutShort: 'Achievements.The next achievements did not load.',
        }}
        className={styles.few}
        item={(achievement) => <Item key={achievement._id} achievement={achievement} />}
        loading={<ListLoading rows={SKELETONS} />}
        empty={<p className={styles.muted}>{say('Achievements.There are none of this kind')}</p>}
      />
    </Card>
  );
};
