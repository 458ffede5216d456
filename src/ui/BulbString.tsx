import styles from './BulbString.module.css';
import { cx } from './cx';

export interface BulbStringProps {
  /** `lively` lets the bulbs chase one another: for a win, not for the page. */
  lively?: boolean;
}

/** A straight row of bulbs that fills any width. */
export const BulbString = ({ lively }: BulbStringProps) => (
  <div className={cx(styles.string, lively && styles.lively)} aria-hidden="true" />
);
