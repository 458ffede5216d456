import styles from './Countdown.module.css';

export interface CountdownProps {
  /** What it counts down to. */
  label: string;
  /** The numbers in order, each with the word of its unit. */
  parts: readonly { unit: string; label: string; count: number }[];
}

/** What is left of a time, as on a scoreboard: `03 : 12 : 45`. Not read aloud each second. */
export const Countdown = ({ label, parts }: CountdownProps) => (
  <div className={styles.countdown} role="timer" aria-label={label}>
    {parts.map((part) => (
      <span key={part.unit} className={styles.part}>
        <span className={styles.number}>{String(part.count).padStart(2, '0')}</span>
        <span className={styles.unit}>{part.label}</span>
      </span>
    ))}
  </div>
);
