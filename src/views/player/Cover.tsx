import type { ReactNode } from 'react';
import styles from './Cover.module.css';

interface CoverProps {
  /** The picture behind; without one, the light of the fair. */
  background: string | undefined;
  children: ReactNode;
}

/** The head of a profile over its background [§2 Profile]. */
export const Cover = ({ background, children }: CoverProps) => (
  <section className={styles.cover}>
    <div className={styles.scene} aria-hidden="true">
      {background !== undefined && (
        <img className={styles.image} src={background} alt="" decoding="async" />
      )}
    </div>
    <div className={styles.who}>{children}</div>
  </section>
);
