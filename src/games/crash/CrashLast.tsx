import type { Flown } from '../../../contract/flight';
import type { Say } from '../table/table';
import styles from './CrashLast.module.css';
import { timesSays } from './crash.says';

export interface CrashLastProps {
  /** The latest first. */
  last: readonly Flown[];
  t: Say;
}

const heightOf = (crash: number): 'low' | 'mid' | 'high' =>
  crash < 200 ? 'low' : crash < 1_000 ? 'mid' : 'high';

/** At what the last flights burst. */
export const CrashLast = ({ last, t }: CrashLastProps) => (
  <ol className={styles.last} aria-label={t('Game.Last flights')}>
    {last.map(({ day, number, crash }) => (
      <li key={`${day} ${number}`} data-height={heightOf(crash)}>
        <bdi>{timesSays(crash)}</bdi>
      </li>
    ))}
  </ol>
);
