import { type ReactNode, useContext, useRef } from 'react';
import { useCssVars } from '../../ui/cssVars';
import styles from './Cabinet.module.css';
import { TableCloth } from './cloth';

export interface CabinetProps {
  name: string;
  /** Top, middle and bottom of the front, where no cloth lies on it. */
  palette: readonly [string, string, string];
  /** The bulbs run: a win beyond the stake. */
  lit: boolean;
  children: ReactNode;
}

/** The front of a machine: its colours, its bulbs. An evening of its own in either palette. */
export const Cabinet = ({ name, palette, lit, children }: CabinetProps) => {
  const front = useRef<HTMLElement>(null);
  const [top, middle, bottom] = useContext(TableCloth) ?? palette;
  useCssVars(front, {
    '--front-top': top,
    '--front-middle': middle,
    '--front-bottom': bottom,
  });
  return (
    <section ref={front} className={styles.cabinet} aria-label={name} data-lit={lit}>
      <span className={styles.bulbs} aria-hidden="true" />
      <span className={styles.others} aria-hidden="true" />
      <div className={styles.inside}>{children}</div>
    </section>
  );
};
