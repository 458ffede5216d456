import { totalOf } from '../../../machines/kit/list.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { TournamentRow } from './TournamentRow';
import styles from './Tournaments.module.css';

const SKELETONS = 2;

/** The tournaments in which rounds of the game count whose page is shown; none takes no room. */
export const GameTournaments = () => {
  const say = useSay();
  const isNone = useView(
    'gameTournaments',
    (list) => totalOf(list) === 0 && list.matches({ open: 'empty' }),
  );
  if (isNone) return null;
  return (
    <Card as="section" title={say('Tournament.Tournaments')} padding="small">
      <PagedList
        of="gameTournaments"
        words={{
          count: 'Tournament.{count} tournaments',
          failed: 'Tournament.The tournaments did not load.',
          cutShort: 'Tournament.The next tournaments did not load.',
        }}
        className={styles.rows}
        item={(one) => <TournamentRow key={one.id} of={one} />}
        loading={<ListLoading rows={SKELETONS} />}
        empty={null}
      />
    </Card>
  );
};
