import type { ReactNode } from 'react';
import styles from './AlertStack.module.css';
import { cx } from './cx';

/** The seven positions of [§9]; left and right are start and end, mirrored right to left. */
export type AlertPosition =
  | 'topLeft'
  | 'topCenter'
  | 'topRight'
  | 'bottomLeft'
  | 'bottomCenter'
  | 'bottomRight'
  | 'center';

export interface AlertStackProps {
  position?: AlertPosition;
  /** Names the region: "Messages". */
  label: string;
  children: ReactNode;
}

export const AlertStack = ({ position = 'bottomRight', label, children }: AlertStackProps) => (
  <section className={cx(styles.stack, styles[position])} aria-label={label}>
    {children}
  </section>
);
