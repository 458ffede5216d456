import styles from './Count.module.css';
import { cx } from './cx';

const MANY = 99;

/**
 * How much waits at a place; nothing where nothing does. Drawn by the stylesheet: read out beside
 * a label that says it, it would be a second number.
 */
export const Count = ({ of: count, className }: { of: number; className?: string | undefined }) =>
  count === 0 ? null : (
    <span
      key={count}
      className={cx(styles.count, className)}
      data-count={count > MANY ? `${MANY}+` : count}
      aria-hidden="true"
    />
  );
