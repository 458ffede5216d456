import { PlinkoBet, type PlinkoOutcome, plinko } from '../../../games/plinko/plinko.rules';
import type { PictureProps } from '../table/game';
import { PlinkoBoard } from './PlinkoBoard';
import styles from './PlinkoTable.module.css';

/** A ball where it fell, and the way it took. */
export const PlinkoPicture = ({ skin: id, bet, outcome, t }: PictureProps) => {
  const skin = plinko.skins.find((one) => one.id === id);
  return (
    skin !== undefined && (
      <div className={styles.alone}>
        <PlinkoBoard
          skin={skin}
          bet={PlinkoBet.parse(bet)}
          outcome={outcome as PlinkoOutcome}
          motion="still"
          turn={0}
          t={t}
        />
      </div>
    )
  );
};
