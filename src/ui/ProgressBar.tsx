import { useRef } from 'react';
import { useCssVars } from './cssVars';
import { cx } from './cx';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0…100. */
  percent: number;
  label: string;
  /** Said in place of the percentage: "720 of 1,000 coins". */
  valueText?: string;
  tone?: 'accent' | 'jackpot' | 'success';
}

export const ProgressBar = ({ percent, label, valueText, tone = 'accent' }: ProgressBarProps) => {
  const fill = useRef<HTMLSpanElement>(null);
  const value = Math.max(0, Math.min(100, percent));
  useCssVars(fill, { '--percent': `${value}%` });
  return (
    <div
      className={cx(styles.bar, styles[tone])}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <span ref={fill} className={styles.fill} />
    </div>
  );
};
