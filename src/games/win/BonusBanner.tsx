import type { Bonus } from '../../../games/bonus.rules';
import type { Say } from '../table/table';
import styles from './BonusBanner.module.css';
import { BonusWheel } from './BonusWheel';

export interface BonusBannerProps {
  bonus: Bonus;
  amount: (minor: number) => string;
  t: Say;
}

/** Free spins over the board: their entrance, then which of them runs and what they came to so far. */
export const BonusBanner = ({ bonus, amount, t }: BonusBannerProps) => {
  const { spins, spin, won, more, times } = bonus;
  if (spin === 0)
    return (
      <div className={styles.entrance} role="status">
        {times !== undefined && <BonusWheel times={times} />}
        <strong>{t('Win.{spins} free spins', { spins })}</strong>
        <span>
          {times === undefined
            ? t('Win.They play by themselves')
            : t('Win.The wheel multiplies their wins by {times}', { times })}
        </span>
      </div>
    );
  // The line below the board says it as well, to everybody.
  return (
    <div className={styles.running} aria-hidden="true" data-more={more > 0}>
      <span>
        {more > 0
          ? t('Game.{spins} more free spins', { spins: more })
          : t('Game.Free spin {spin} of {spins}', { spin, spins })}
      </span>
      {times !== undefined && <span>{`${times}×`}</span>}
      <b>
        <bdi>{amount(won)}</bdi>
      </b>
    </div>
  );
};
