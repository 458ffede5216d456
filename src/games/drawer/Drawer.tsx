import { type ReactNode, useId } from 'react';
import type { Say } from '../table/table';
import styles from './Drawer.module.css';

export interface DrawerProps {
  /** What is set, in few words: it stands on the button that opens the drawer. */
  label: string;
  t: Say;
  children: ReactNode;
}

/**
 * What is chosen before a round. Where the machine is wide it lies open beside the board; on a
 * phone it is a sheet from below, so that board and buttons keep the window to themselves. The
 * browser's own popover holds it: Escape, a press beside it and the button close it.
 */
export const Drawer = ({ label, t, children }: DrawerProps) => {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 6h7m5 0h4M2 14h3m5 0h8M9 3v6m1 2v6" />
        </svg>
        {label}
      </button>
      <div id={id} className={styles.drawer} popover="auto">
        {children}
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {t('Common.Close')}
        </button>
      </div>
    </>
  );
};
