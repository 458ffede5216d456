import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

export interface SheetProps {
  /** What opens it names it: `popoverTarget`. */
  id: string;
  /** What it is about, for the screen reader. */
  label: string;
  children: ReactNode;
}

/** A sheet from below, in the colours of its machine. The browser's own popover holds it. */
export const Sheet = ({ id, label, children }: SheetProps) => (
  <div id={id} className={styles.sheet} popover="auto" role="group" aria-label={label}>
    {children}
  </div>
);
