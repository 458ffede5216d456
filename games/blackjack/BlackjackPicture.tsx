import type { PictureProps } from '../table/game';
import { BlackjackFelt } from './BlackjackFelt';
import styles from './BlackjackPicture.module.css';
import type { BlackjackOutcome } from './blackjack.rules';

/** The table as the round left it. */
export const BlackjackPicture = ({ outcome, amount, t }: PictureProps) => (
  <div className={styles.picture}>
    <BlackjackFelt
      outcome={outcome as BlackjackOutcome}
      shown={Number.POSITIVE_INFINITY}
      told
      moves={false}
      amount={amount}
      t={t}
    />
  </div>
);
