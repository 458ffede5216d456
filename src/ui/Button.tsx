import type { MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx';
import { Spinner } from './Spinner';

export type ButtonKind = 'primary' | 'quiet' | 'ghost' | 'danger';

interface Looks {
  children: ReactNode;
  kind?: ButtonKind;
  size?: 'normal' | 'big';
  /** Fills the width of its container. */
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends Looks {
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** In flight: shows a spinner, keeps its width, and takes no second click. */
  busy?: boolean;
  /** There is nothing to do for it now: takes no click, and keeps the focus that it has. */
  resting?: boolean;
  /** Id of the text that says why it is disabled. */
  describedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface ButtonLinkProps extends Looks {
  href: string;
  target?: '_blank';
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const looks = ({ kind = 'quiet', size = 'normal', wide }: Looks): string =>
  cx(styles.button, styles[kind], size === 'big' && styles.big, wide && styles.wide);

export const Button = (props: ButtonProps) => {
  const { children, icon, type = 'button', disabled, busy, resting, describedBy, onClick } = props;
  const isClosed = busy || resting;
  return (
    <button
      className={looks(props)}
      type={type}
      disabled={disabled}
      // `disabled` would drop the focus of the keyboard user who just pressed it.
      aria-disabled={isClosed}
      aria-busy={busy}
      aria-describedby={describedBy}
      onClick={(event) => (isClosed ? event.preventDefault() : onClick?.(event))}
    >
      <span className={cx(styles.face, busy && styles.hidden)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
};

/** A link that looks like a button; it navigates, so it is an anchor. */
export const ButtonLink = (props: ButtonLinkProps) => (
  <a
    className={looks(props)}
    href={props.href}
    target={props.target}
    rel={props.target && 'noopener'}
    onClick={props.onClick}
  >
    <span className={styles.face}>
      {props.icon}
      {props.children}
    </span>
  </a>
);
