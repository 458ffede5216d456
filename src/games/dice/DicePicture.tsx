import { DiceBet, type DiceOutcome } from '../../../games/dice/dice.rules';
import type { PictureProps } from '../table/game';
import styles from './DiceTable.module.css';
import { Striker } from './Striker';

/** A roll where it landed. */
export const DicePicture = ({ bet, outcome, t }: PictureProps) => (
  <div className={styles.alone}>
    <Striker
      bet={DiceBet.parse(bet)}
      outcome={outcome as DiceOutcome}
      motion="still"
      turn={0}
      t={t}
    />
  </div>
);
