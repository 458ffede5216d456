import styles from './Result.module.css';
import type { Said } from './table';

/** What happened, in words, for the eye and for the screen reader alike. Keeps its height. */
export const Result = ({ headline, detail, tone }: Said) => (
  <div className={styles.result} role="status" aria-atomic="true" data-tone={tone}>
    <p className={styles.headline}>{headline}</p>
    <p className={styles.detail}>{detail}</p>
  </div>
);
