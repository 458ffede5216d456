import { cx } from './cx';
import styles from './LevelBadge.module.css';

export interface LevelBadgeProps {
  level: number;
  /** The highest level that is drawn [§9]. */
  cap: number;
  /** "Level 6". */
  label: string;
  size?: 'normal' | 'big';
}

export const LevelBadge = ({ level, cap, label, size = 'normal' }: LevelBadgeProps) => {
  const shown = Math.min(level, cap);
  return (
    <svg
      className={cx(styles.badge, styles[size], shown === cap && styles.top)}
      viewBox="0 0 32 34"
      role="img"
      aria-label={label}
    >
      <path
        className={styles.plate}
        d="M13.5 1.700a5 5 0 0 1 5 0l9 5.200a5 5 0 0 1 2.5 4.300v11.600a5 5 0 0 1-2.5 4.300l-9 5.200a5 5 0 0 1-5 0l-9-5.200A5 5 0 0 1 2 22.800V11.200a5 5 0 0 1 2.5-4.300z"
      />
      <path className={styles.shine} d="M6 10.5 16 4.7l10 5.8" />
      <text className={styles.number} x="16" y="22.5" textAnchor="middle">
        {shown}
      </text>
    </svg>
  );
};
