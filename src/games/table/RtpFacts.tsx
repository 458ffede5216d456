import type { Rtp } from '../../../games/engine';
import styles from './RtpFacts.module.css';
import type { Say } from './table';

interface RtpFactsProps {
  rtp: Rtp;
  /** Where settings return differently: that of the least. */
  least?: Rtp;
  /** As a multiple of the stake. */
  maxWin: number;
  t: Say;
}

/** Return to player, exact or simulated, and the bound on a win. */
export const RtpFacts = ({ rtp, least, maxWin, t }: RtpFactsProps) => (
  <div className={styles.facts}>
    <h3>{t('Game.Return to player')}</h3>
    <p>
      {t('Game.Of all stakes, {percent} % comes back to players over time', {
        percent: (rtp.value * 100).toFixed(2),
      })}
    </p>
    {rtp.exact ? (
      <p className={styles.exact}>
        {t('Game.Computed from every possible outcome, exactly:')}{' '}
        <bdi>
          {rtp.numerator} / {rtp.denominator}
        </bdi>
      </p>
    ) : (
      <p className={styles.exact}>
        {t('Game.The mean of {rounds} simulated rounds, ± {percent} %', {
          rounds: rtp.rounds,
          percent: (rtp.error * 100).toFixed(3),
        })}
      </p>
    )}
    {least !== undefined && (
      <p className={styles.exact}>
        {t('Game.Wins are whole units, rounded down: at the least setting {percent} % comes back', {
          percent: (least.value * 100).toFixed(2),
        })}
      </p>
    )}
    <p className={styles.exact}>
      {t('Game.No round pays more than {times} times its stake', {
        times: Math.ceil(maxWin),
      })}
    </p>
  </div>
);
