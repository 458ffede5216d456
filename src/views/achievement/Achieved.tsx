import type { Achievement } from '../../../contract/achievement';
import { Late } from '../../app/Late';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { useGameName } from '../game/gameName';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import styles from './Achieved.module.css';
import { wordsOf } from './words';

const SKELETONS = 2;

const Loading = () => <ListLoading rows={SKELETONS} />;

const Reached = ({ achievement }: { achievement: Achievement }) => {
  const say = useSay();
  const nameOfGame = useGameName();
  const { name, text } = wordsOf(achievement, say, nameOfGame);
  return (
    <li className={styles.reached}>
      <img src={achievement.achievedIconPath} width={64} height={72} alt="" />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
        {achievement.achievedAt !== undefined && (
          <Moment className={styles.text} at={achievement.achievedAt} />
        )}
      </div>
    </li>
  );
};

const None = () => {
  const say = useSay();
  return <p className={styles.text}>{say('Achievements.None reached yet')}</p>;
};

const List = () => (
  <PagedList
    of="achieved"
    words={{
      count: 'Achievements.{count} achievements',
      failed: 'Achievements.The achievements did not load',
      cutShort: 'Achievements.The next achievements did not load.',
    }}
    className={styles.all}
    item={(achievement) => <Reached key={achievement._id} achievement={achievement} />}
    loading={<Loading />}
    empty={<None />}
    gone={<None />}
  />
);

/** What the player of this profile achieved, the latest first [§7 B achievements]. */
export const Achieved = () => {
  const say = useSay();
  return (
    <Card as="section" title={say('Achievements.Achievements')}>
      <Late fallback={<Loading />}>
        <List />
      </Late>
    </Card>
  );
};
