import { frames, levelOf } from '../../../contract/level.rules';
import type { User } from '../../../contract/player';
import { user } from '../../../machines/player/player.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import styles from './Frames.module.css';

const Row = ({ player: { _id, icon, level, username } }: { player: User }) => {
  const say = useSay();
  return (
    <section className={styles.frames} aria-labelledby="frames">
      <h2 id="frames" className={styles.title}>
        {say('Player.What levels put around your face')}
      </h2>
      <ul className={styles.row}>
        {frames.map((frame) => {
          const isUnlocked = level >= levelOf(frame);
          return (
            <li key={frame} className={styles.one} data-unlocked={isUnlocked}>
              <Avatar
                name={username}
                seed={_id}
                size="big"
                frame={frame}
                decorative
                {...(icon !== undefined && { src: icon })}
              />
              <span className={styles.level}>
                {say('Player.Level {level}', { level: levelOf(frame) })}
              </span>
              <span className={styles.state}>
                {say(isUnlocked ? 'Player.Unlocked' : 'Player.To come')}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.state}>
        {say('Player.Each level brings coins, a scratch card and free spins.')}
      </p>
    </section>
  );
};

/** What a player's level unlocks around their face [decision 123]; nothing for a guest. */
export const Frames = () => {
  const player = useView('player', user);
  return player === undefined ? null : <Row player={player} />;
};
