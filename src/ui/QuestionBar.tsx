import type { ReactNode } from 'react';
import styles from './QuestionBar.module.css';

export interface QuestionBarProps {
  label: string;
  text: string;
  /** Two buttons of equal weight. */
  answers: ReactNode;
  /** The language (BCP 47) of the question, where it is not the page's. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** A question in the corner of the window, below the page on a phone; it has room at the page's end. */
export const QuestionBar = ({ label, text, answers, language, direction }: QuestionBarProps) => (
  <section className={styles.bar} aria-label={label} lang={language} dir={direction}>
    <p className={styles.text}>{text}</p>
    <div className={styles.answers}>{answers}</div>
  </section>
);
