import { type MinesOutcome, mines } from '../../../games/mines/mines.rules';
import type { PictureProps } from '../table/game';
import { MinesField } from './MinesField';
import styles from './MinesTable.module.css';

/** A field when its round was over, or as far as its tiles were lifted. */
export const MinesPicture = ({ skin: id, outcome, t }: PictureProps) => {
  const skin = mines.skins.find((one) => one.id === id);
  return (
    skin !== undefined && (
      <div className={styles.alone}>
        <MinesField skin={skin} outcome={outcome as MinesOutcome} told turn={0} t={t} />
      </div>
    )
  );
};
