import type { Tournament } from '../../../contract/tournament';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { BulbString } from '../../ui/BulbString';
import { Card } from '../../ui/Card';
import styles from './Tournament.module.css';
import { Head, Row } from './TournamentBoard';

/** Who won, and what: final once it is decided [§4]. */
export const TournamentWinners = ({ tournament }: { tournament: Tournament }) => {
  const say = useSay();
  const playerId = useView('tournament', ({ context }) => context.playerId);
  return (
    <Card as="section" title={say('Tournament.Winners')} tone="jackpot">
      <BulbString />
      <table className={styles.table}>
        <Head />
        <tbody>
          {tournament.winners.map((entry) => (
            <Row
              key={entry.player}
              tournament={tournament}
              entry={entry}
              isOwn={entry.playerId !== undefined && entry.playerId === playerId}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
