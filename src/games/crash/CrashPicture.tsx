import { burstMs } from '../../../contract/flight.rules';
import type { CrashOutcome } from '../../../games/crash/crash.rules';
import type { PictureProps } from '../table/game';
import styles from './CrashPicture.module.css';
import { curveTo, tipAt } from './crash.curve';
import { timesSays } from './crash.says';

/** A flight as its rider knew it: as far as it went, or to where it was left. */
export const CrashPicture = ({ outcome, t }: PictureProps) => {
  const { cashed, crash } = outcome as CrashOutcome;
  const reached = cashed ?? crash ?? 100;
  const ms = burstMs(reached);
  const down = crash === null ? t('Game.In the air') : t('Game.Burst');
  const said = cashed === null ? down : t('Game.Left in time');
  const [x, y] = tipAt(reached, ms);
  return (
    <figure className={styles.picture}>
      <svg viewBox="0 0 360 220" role="img" aria-label={`${said} ${timesSays(reached)}`}>
        <path className={styles.curve} d={curveTo(reached, ms)} />
        <circle cx={x} cy={y} r="9" data-left={cashed !== null} />
      </svg>
      <figcaption>
        <b>
          <bdi>{timesSays(reached)}</bdi>
        </b>{' '}
        {said}
      </figcaption>
    </figure>
  );
};
