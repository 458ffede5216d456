import type { JackpotTerms } from '../../../games/engine';
import type { Say } from '../table/table';
import styles from './JackpotMarquee.module.css';

export interface JackpotMarqueeProps {
  terms: JackpotTerms;
  /** What stands in it, in minor units; absent where only its least is known. */
  pot?: number | undefined;
  /** What the round on the table won of it; 0 for nothing. */
  won: number;
  amount: (minor: number) => string;
  t: Say;
}

const rays = Array.from({ length: 16 }, (_, at) => at * 22.5);

/**
 * The sign above the reels: what the jackpot holds, or what it has just paid. The status line
 * below the reels tells a win to the screen reader; the sign only shows it.
 */
export const JackpotMarquee = ({ terms, pot, won, amount, t }: JackpotMarqueeProps) => {
  const isWon = won > 0;
  const label = isWon || pot !== undefined ? 'Game.Jackpot' : 'Game.Jackpot from';
  return (
    <div className={styles.marquee} data-won={isWon}>
      {isWon && (
        <svg
          className={styles.rays}
          data-beyond="true"
          viewBox="-100 -100 200 200"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <g>
            {rays.map((turn) => (
              <path key={turn} d="M0 0-14-160h28z" transform={`rotate(${turn})`} />
            ))}
          </g>
        </svg>
      )}
      <p className={styles.label}>{t(label)}</p>
      <p className={styles.amount}>
        <bdi>{amount(isWon ? won : (pot ?? terms.seed))}</bdi>
      </p>
      <p className={styles.note}>{t('Game.Every spin feeds it, and any spin can win it')}</p>
    </div>
  );
};
