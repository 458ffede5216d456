import type { ReactNode } from 'react';
import styles from './HeroCard.module.css';

export interface HeroCardProps {
  title: string;
  text: string;
  art: ReactNode;
  actions: ReactNode;
  level?: 1 | 2;
}

/** The first thing of the lobby: one picture, one sentence, one thing to do. */
export const HeroCard = ({ title, text, art, actions, level = 1 }: HeroCardProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.hero} data-lively data-shell="shared">
      <div className={styles.art}>{art}</div>
      <div className={styles.words} data-shell="own">
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
};
