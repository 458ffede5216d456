import type { BlackjackOutcome } from '../../../games/blackjack/blackjack.rules';
import type { PictureProps } from '../table/game';
import { BlackjackFelt } from './BlackjackFelt';
import styles from './BlackjackPicture.module.css';

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
