import type { Rider } from '../../../contract/flight';
import { FUN } from '../../../contract/limits';
import type { Say } from '../table/table';
import styles from './CrashRiders.module.css';
import { timesSays } from './crash.says';

export interface CrashRidersProps {
  /** The highest stakes first. */
  riders: readonly Rider[];
  /** How many there are in all. */
  aboard: number;
  /** The flight has burst: who has not left went down with it. */
  isOver: boolean;
  amount: (minor: number) => string;
  t: Say;
}

/** Who flies, with what, and where they left. */
export const CrashRiders = ({ riders, aboard, isOver, amount, t }: CrashRidersProps) => (
  <section className={styles.riders} aria-label={t('Game.Who flies')}>
    <p className={styles.count}>
      {t(aboard === 0 ? 'Game.Nobody is aboard yet' : 'Game.Aboard: {count}', { count: aboard })}
    </p>
    <ul className={styles.list} tabIndex={0} aria-label={t('Game.Who flies')}>
      {riders.map(({ name, currency, stake, cashed }, at) => (
        <li key={at} data-out={cashed === null ? (isOver ? 'down' : 'in') : 'left'}>
          <span className={styles.name}>
            <bdi>{name ?? t('Game.A guest')}</bdi>
          </span>
          <span className={styles.stake}>
            <bdi>{amount(stake)}</bdi>
            {currency === FUN && <small> {t('Game.for fun')}</small>}
          </span>
          <b>
            <bdi>{cashed === null ? (isOver ? '–' : '…') : timesSays(cashed)}</bdi>
          </b>
        </li>
      ))}
    </ul>
  </section>
);
