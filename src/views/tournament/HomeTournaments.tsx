import type { TournamentCard } from '../../../contract/tournament';
import { tournamentTypes } from '../../../contract/tournament.rules';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ListLoading } from '../list/ListLoading';
import { TournamentRow } from './TournamentRow';
import styles from './Tournaments.module.css';
import { typeWords } from './words';

const SKELETONS = 5;

const List = ({ title, items }: { title: string; items: readonly TournamentCard[] }) => {
  const say = useSay();
  return (
    <section aria-label={title}>
      <h3 className={styles.part}>{title}</h3>
      {items.length === 0 ? (
        <p className={styles.none}>{say('Tournament.None right now')}</p>
      ) : (
        <ul className={styles.rows}>
          {items.map((one) => (
            <TournamentRow key={one.id} of={one} smooth />
          ))}
        </ul>
      )}
    </section>
  );
};

const Failed = () => {
  const say = useSay();
  const home = useResident('homeTournaments');
  return (
    <div className={styles.none} role="alert">
      <p>{say('Tournament.The tournaments did not load.')}</p>
      <Button kind="ghost" onClick={() => home.send({ type: 'homeTournaments.retry' })}>
        {say('Common.Try again')}
      </Button>
    </div>
  );
};

const Lists = () => {
  const say = useSay();
  const lists = useView('homeTournaments', ({ context }) => context.lists);
  const hasFailed = useView('homeTournaments', (home) => home.hasTag('failed'));
  if (lists === undefined) return hasFailed ? <Failed /> : <ListLoading rows={SKELETONS} />;
  return tournamentTypes.map((type) => (
    <List key={type} title={say(typeWords[type])} items={lists[type]} />
  ));
};

/** What is to come, goes on and is over, on the home page [§2]. */
export const HomeTournaments = () => {
  const say = useSay();
  return (
    <Card
      as="section"
      title={say('Tournament.Tournaments')}
      padding="small"
      action={
        <a className={styles.all} href="/tournaments">
          {say('Tournament.All')}
        </a>
      }
    >
      <div
        className={styles.widget}
        tabIndex={0}
        role="group"
        aria-label={say('Tournament.Tournaments')}
      >
        <Lists />
      </div>
    </Card>
  );
};
