import type { Bonus } from '../../../games/bonus.rules';
import type { Say } from '../table/table';
import styles from './BonusBanner.module.css';

export interface BonusBannerProps {
  bonus: Bonus;
  amount: (minor: number) => string;
  t: Say;
}

/** Free spins over the board: their entrance, then which of them runs and what they came to so far. */
export const BonusBanner = ({ bonus: { spins, spin, won }, amount, t }: BonusBannerProps) =>
  spin === 0 ? (
    <p className={styles.entrance} role="status">
      <strong>{t('Win.{spins} free spins', { spins })}</strong>
      <span>{t('Win.They play by themselves')}</span>
    </p>
  ) : (
    // The line below the board says it as well, to everybody.
    <p className={styles.running} aria-hidden="true">
      <span>{t('Game.Free spin {spin} of {spins}', { spin, spins })}</span>
      <b>
        <bdi>{amount(won)}</bdi>
      </b>
    </p>
  );
