import type { WinTier } from '../../../contract/win.rules';
import { LiveRegion } from '../../ui/LiveRegion';
import type { Say } from '../table/table';
import styles from './WinBanner.module.css';

export interface WinBannerProps {
  tier: Exclude<WinTier, 0>;
  /** As far as it has been counted, as the player reads it. */
  counted: string;
  /** All of it. */
  won: string;
  /** How many times the stake, rounded down. */
  multiple: number;
  /** Free spins that it came from. */
  spins?: number;
  t: Say;
}

const NAMES: Readonly<Record<number, string>> = { 2: 'Win.Big win', 3: 'Win.Huge win' };
const COINS: Readonly<Record<number, number>> = { 2: 10, 3: 30 };

/**
 * A win over the board, the greater the more times it is the stake. Nothing of it can be pressed, and
 * nothing behind it waits. Without motion it is a still picture with the same words.
 */
export const WinBanner = ({ tier, counted, won, multiple, spins, t }: WinBannerProps) => {
  const name = NAMES[tier];
  const times = t('Win.{multiple} times the stake', { multiple });
  return (
    <div className={styles.win} data-tier={tier}>
      <div className={styles.coins} aria-hidden="true">
        {Array.from({ length: COINS[tier] ?? 0 }, (_, coin) => (
          <i key={coin} />
        ))}
      </div>
      <div className={styles.banner} aria-hidden="true">
        {name !== undefined && <strong>{t(name)}</strong>}
        {spins !== undefined && <span>{t('Win.Free spins are over')}</span>}
        <b>
          <bdi>{counted}</bdi>
        </b>
        {name !== undefined && <span>{times}</span>}
      </div>
      {/* A small win is told by the line below the board already. */}
      <LiveRegion>{name === undefined ? '' : `${t(name)}: ${won}, ${times}`}</LiveRegion>
    </div>
  );
};
