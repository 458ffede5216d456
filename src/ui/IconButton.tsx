import type { MouseEvent, ReactNode } from 'react';
import { cx } from './cx';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** The accessible name; includes the badge's meaning ("Letters, 3 unread"). */
  label: string;
  icon: ReactNode;
  /** Short text on the corner, such as a count; nothing when empty. */
  badge?: string;
  kind?: 'quiet' | 'ghost';
  pressed?: boolean;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Id of a popover that this button opens and closes. */
  popoverTarget?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export const IconButton = (props: IconButtonProps) => {
  const { label, icon, badge, kind = 'quiet', pressed, disabled, popoverTarget, onClick } = props;
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
      {badge !== undefined && badge !== '' && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
};
