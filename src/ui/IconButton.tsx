import type { MouseEvent, ReactNode } from 'react';
import { cx } from './cx';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  kind?: 'quiet' | 'ghost';
  pressed?: boolean;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Id of a popover that this button opens and closes. */
  popoverTarget?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export const IconButton = (props: IconButtonProps) => {
  const { label, icon, kind = 'quiet', pressed, disabled, popoverTarget, onClick } = props;
  return (
    <button
      type={props.type ?? 'button'}
      className={cx(styles.button, styles[kind])}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      popoverTarget={popoverTarget}
      onClick={onClick}
    >
      {icon}
    </button>
  );
};
