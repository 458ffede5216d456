import { winners as winnersOf } from '../../../machines/game/gameProfile.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { WinnerRows } from '../winner/WinnerRows';
import styles from './Surroundings.module.css';

/** The last wins at the game; nothing where there are none. */
export const Winners = () => {
  const say = useSay();
  const winners = useView('gameProfile', winnersOf);
  if (winners.length === 0) return null;
  return (
    <Card as="section" title={say('Game.Won here')} padding="small">
      <ul className={styles.winners}>
        <WinnerRows winners={winners} says="Home.won" />
      </ul>
    </Card>
  );
};
