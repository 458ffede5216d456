import type { ReactNode } from 'react';
import styles from './Board.module.css';

/** The part of a machine that is played on; what is drawn in it measures itself by its size. */
export const Board = ({ children }: { children: ReactNode }) => (
  <div className={styles.board} data-board>
    {children}
  </div>
);

/** The room of one picture of a board. */
export const Fit = ({ children }: { children: ReactNode }) => (
  <div className={styles.fit}>{children}</div>
);
