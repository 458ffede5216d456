import { LEVEL_DISPLAY_CAP } from '../../../contract/limits';
import type { User } from '../../../contract/player';
import { user } from '../../../machines/player/player.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { LevelBadge } from '../../ui/LevelBadge';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './Levels.module.css';

const Bar = ({ player }: { player: User }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { level, perc, coinsEarned, nextLevelCoinToEarn: next } = player;
  const text =
    next === undefined
      ? say('Player.Max level reached')
      : say('Player.{earned} of {goal} coins', {
          earned: amountOf('COINS', coinsEarned),
          goal: amountOf('COINS', next),
        });
  const shown = Math.min(level, LEVEL_DISPLAY_CAP);
  return (
    <section className={styles.levels} aria-label={say('Player.Level {level}', { level })}>
      <ol className={styles.badges}>
        {Array.from({ length: LEVEL_DISPLAY_CAP }, (_, index) => index + 1).map((each) => (
          <li
            key={each}
            className={cx(
              styles.badge,
              each > shown && styles.ahead,
              each === shown && styles.here,
            )}
            aria-current={each === shown ? 'step' : undefined}
          >
            <LevelBadge
              level={each}
              cap={LEVEL_DISPLAY_CAP}
              size={each === shown ? 'big' : 'normal'}
              label={say('Player.Level {level}', { level: each })}
            />
          </li>
        ))}
      </ol>
      <div className={styles.progress}>
        <ProgressBar
          tone="jackpot"
          percent={next === undefined ? 100 : perc}
          label={say('Player.Progress to the next level')}
          valueText={text}
        />
        <p className={styles.text}>
          <span>{text}</span>
          {next !== undefined && <strong>{`${perc} %`}</strong>}
        </p>
      </div>
    </section>
  );
};

/** The levels in a row, and how far the next one is [§4 Level progress]; nothing for a guest. */
export const Levels = () => {
  const player = useView('player', user);
  return player === undefined ? null : <Bar player={player} />;
};
