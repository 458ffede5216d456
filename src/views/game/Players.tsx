import { players as playersOf, playerTotal } from '../../../machines/game/gameProfile.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { PlayerAvatar } from '../player/PlayerAvatar';
import styles from './Surroundings.module.css';

const FACES = 12;

/** Who plays it now: faces, and how many there are in all. */
export const Players = () => {
  const say = useSay();
  const players = useView('gameProfile', playersOf);
  const total = useView('gameProfile', playerTotal);
  return (
    <Card as="section" title={say('Game.At the table now')}>
      {players.length === 0 ? (
        <p className={styles.muted}>{say('Game.Nobody plays it right now. Be the first.')}</p>
      ) : (
        <>
          <ul className={styles.faces}>
            {players.slice(0, FACES).map(({ _id, username, icon, presence }) => (
              <li key={_id}>
                <PlayerAvatar playerId={_id} name={username} presence={presence} src={icon} />
              </li>
            ))}
          </ul>
          <p className={styles.muted}>{say('Game.{count} players now', { count: total })}</p>
        </>
      )}
    </Card>
  );
};
