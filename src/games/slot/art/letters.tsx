import type { ReactNode } from 'react';
import styles from './letters.module.css';

const letter = (name: string): ReactNode => (
  <>
    <text className={styles.letter} x="20" y="29.5" textAnchor="middle" fontSize="31">
      {name}
    </text>
    <path className={styles.rule} d="M9 35.5h7.5m7 0H31M20 33.5l2 2-2 2-2-2z" />
  </>
);

/** The four letters that every machine shares; they wear the ink of the skin. */
export const letters: Readonly<Record<string, ReactNode>> = {
  A: letter('A'),
  K: letter('K'),
  Q: letter('Q'),
  J: letter('J'),
};
