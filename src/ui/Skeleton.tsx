import { cx } from './cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `card` is a game card, `row` a list row with a face, `text` a word in running text. */
  shape: 'text' | 'card' | 'row' | 'block';
}

/** Reserves exactly the size of what will come. Silent: the list around it says "loading". */
export const Skeleton = ({ shape }: SkeletonProps) => {
  if (shape === 'card') {
    return (
      <div className={styles.card} aria-hidden="true">
        <span className={cx(styles.bone, styles.art)} />
        <span className={cx(styles.bone, styles.line)} />
        <span className={cx(styles.bone, styles.line, styles.short)} />
      </div>
    );
  }
  if (shape === 'row') {
    return (
      <div className={styles.row} aria-hidden="true">
        <span className={cx(styles.bone, styles.face)} />
        <span className={styles.lines}>
          <span className={cx(styles.bone, styles.line)} />
          <span className={cx(styles.bone, styles.line, styles.short)} />
        </span>
      </div>
    );
  }
  return <span className={cx(styles.bone, styles[shape])} aria-hidden="true" />;
};
