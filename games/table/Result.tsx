import styles from './Result.module.css';

export interface ResultProps {
  headline: string;
  detail: string;
  /** A win beyond the stake, a plain sentence, or a refusal. */
  tone: 'win' | 'plain' | 'refused';
}

/** What happened, in words, for the eye and for the screen reader alike. Keeps its height. */
export const Result = ({ headline, detail, tone }: ResultProps) => (
  <div className={styles.result} role="status" aria-atomic="true" data-tone={tone}>
    <p className={styles.headline}>{headline}</p>
    <p className={styles.detail}>{detail}</p>
  </div>
);
