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
  /** On a phone at the top, whatever its place: what is at the bottom is pressed again and again. */
  aside?: boolean;
  children: ReactNode;
}

export const AlertStack = ({
  position = 'bottomRight',
  label,
  aside = false,
  children,
}: AlertStackProps) => (
  <section className={cx(styles.stack, styles[position], aside && styles.aside)} aria-label={label}>
    {children}
  </section>
);
