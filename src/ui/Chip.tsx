import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
  icon?: ReactNode;
  /** Shown after the text, muted. */
  count?: string;
  disabled?: boolean;
}

/** A filter that is on or off. */
export const Chip = ({ children, pressed, onPress, icon, count, disabled }: ChipProps) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={() => onPress(!pressed)}
  >
    {icon}
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
);
