import type { Mission, MissionDay } from '../../../contract/mission';
import { missionActor, missionDay } from '../../../machines/mission/missions.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { DailyCard } from '../daily/DailyCard';
import { DailyPlace } from '../daily/DailyPlace';
import { PagedList } from '../list/PagedList';
import { FreeSpinsList } from '../spin/FreeSpinsList';
import { MissionCard } from './MissionCard';
import styles from './Missions.module.css';

const SKELETONS = 3;
const HOUR_MS = 60 * 60 * 1_000;

const Loading = () => (
  <div className={styles.missions}>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <div key={at} className={styles.mission}>
        <Skeleton shape="row" />
      </div>
    ))}
  </div>
);

const Item = ({ mission: { _id, day } }: { mission: Mission }) => {
  const actor = useView('missions', (snapshot) => missionActor(snapshot, _id));
  const today = useView('missions', missionDay);
  return actor === undefined ? null : (
    <MissionCard actor={actor} isToday={day === (today?.day ?? day)} />
  );
};

/** The days in a row, and when there are new missions: said once, counted down by nothing. */
const Streak = ({ today: { streak, isKept, nextMs, spins } }: { today: MissionDay }) => {
  const say = useSay();
  return (
    <div className={styles.streak}>
      <p className={styles.days}>
        {streak === 0
          ? say('Missions.One that is done begins a row of days')
          : say('Missions.{count} days in a row', { count: streak })}
      </p>
      <p className={styles.muted}>
        {isKept ? say('Missions.Today counts already.') : say('Missions.A missed day is forgiven.')}{' '}
        {say('Missions.New ones in {count} hours', { count: Math.ceil(nextMs / HOUR_MS) })}
      </p>
      <p className={styles.muted}>
        {say('Missions.All three bring {count} free spins.', { count: spins })}
      </p>
    </div>
  );
};

const Today = () => {
  const today = useView('missions', missionDay);
  const say = useSay();
  return (
    <>
      {today === undefined ? (
        <div className={styles.streak}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      ) : (
        <Streak today={today} />
      )}
      <PagedList
        of="missions"
        words={{
          label: 'Missions.Missions',
          count: 'Missions.{count} missions',
          failed: 'Missions.The missions did not load',
          cutShort: 'Missions.The next missions did not load.',
        }}
        className={styles.missions}
        item={(mission) => <Item key={mission._id} mission={mission} />}
        loading={<Loading />}
        empty={<EmptyState art="ticket" title={say('Missions.There are none')} />}
      />
    </>
  );
};

/** The gift and the missions of the player's day [decisions 121, 122]. */
export const MissionsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Missions.Missions')} width="wide">
      <div className={styles.page}>
        <h1>{say('Missions.Missions')}</h1>
        <Late fallback={<DailyPlace ladder />}>
          <DailyCard ladder />
        </Late>
        <Late fallback={<Loading />}>
          <Today />
          <FreeSpinsList />
        </Late>
      </div>
    </Page>
  );
};
