import { type ReactNode, useRef } from 'react';
import { useCssVars } from '../../ui/cssVars';
import styles from './Cabinet.module.css';

export interface CabinetProps {
  name: string;
  /** Top, middle and bottom of the front. */
  palette: readonly [string, string, string];
  /** The bulbs run: a win beyond the stake. */
  lit: boolean;
  children: ReactNode;
}

/** The front of a machine: its colours, its bulbs. An evening of its own in either palette. */
export const Cabinet = ({ name, palette, lit, children }: CabinetProps) => {
  const front = useRef<HTMLElement>(null);
  useCssVars(front, {
    '--front-top': palette[0],
    '--front-middle': palette[1],
    '--front-bottom': palette[2],
  });
  return (
    <section ref={front} className={styles.cabinet} aria-label={name} data-lit={lit}>
      <span className={styles.bulbs} aria-hidden="true" />
      <span className={styles.others} aria-hidden="true" />
      <div className={styles.inside}>{children}</div>
    </section>
  );
};
