import type { ReactNode } from 'react';
import styles from './Fault.module.css';

/** What went wrong, beside what it went wrong with: read out at once. */
export const Fault = ({ children }: { children: ReactNode }) => (
  <p className={styles.fault} role="alert">
    {children}
  </p>
);
