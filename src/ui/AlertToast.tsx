import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from 'react';
import styles from './AlertToast.module.css';
import { useCssVars } from './cssVars';
import { cx } from './cx';

/** The five types of [§8]. */
export type AlertType = 'info' | 'error' | 'success' | 'warning' | 'question';

export interface AlertToastProps {
  type: AlertType;
  /** The type in a word, for those who do not see the icon: "Error". */
  typeLabel: string;
  text: string;
  title?: string;
  /** Something was reached: it is celebrated. */
  festive?: boolean;
  /** How long it stays, in ms; draws the bar that runs out. Without it the alert stays. */
  timeoutMs?: number;
  /** The owner has stopped the clock; hover and focus also stop the bar. */
  paused?: boolean;
  /** Leaving: plays the closing animation of 350 ms [§9]. */
  closing?: boolean;
  /** Absent: not closable by hand. */
  closeLabel?: string;
  onClose?: () => void;
  /** Pointer or focus came, after so many ms of the bar, or both left: the owner's clock follows. */
  onPause?: (shownMs: number) => void;
  onResume?: () => void;
  actions?: ReactNode;
}

const ICONS = {
  info: Info,
  error: CircleX,
  success: CircleCheck,
  warning: TriangleAlert,
  question: CircleQuestionMark,
} as const;

export const AlertToast = (props: AlertToastProps) => {
  const { type, typeLabel, title, text, timeoutMs, paused, closing, closeLabel, actions } = props;
  const bar = useRef<HTMLSpanElement>(null);
  useCssVars(bar, { '--timeout': `${timeoutMs ?? 0}ms` });
  const from = useRef<HTMLElement>(undefined);
  const Icon = props.festive ? Star : ICONS[type];
  const shownMs = (): number => {
    const time = bar.current?.getAnimations?.()[0]?.currentTime;
    return typeof time === 'number' ? time : 0;
  };
  const focus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      from.current = relatedTarget;
    props.onPause?.(shownMs());
  };
  const blur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover'))
      props.onResume?.();
  };
  const leave = ({ currentTarget }: PointerEvent): void => {
    // Somebody reads it by keyboard, wherever the pointer goes.
    if (!currentTarget.contains(document.activeElement)) props.onResume?.();
  };
  const close = (): void => {
    props.onClose?.();
    // The button goes with the alert: the focus would be nowhere.
    if (from.current?.isConnected) from.current.focus();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || closeLabel === undefined) return;
    // The dialog that it stands over would close with it.
    event.preventDefault();
    close();
  };
  return (
    <div
      className={cx(
        styles.toast,
        styles[type],
        props.festive && styles.festive,
        closing && styles.closing,
      )}
      // What is no failure is read by the region around: born with its text, it would not be.
      role={type === 'error' || type === 'warning' ? 'alert' : undefined}
      aria-atomic="true"
      onPointerEnter={() => props.onPause?.(shownMs())}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={escape}
    >
      <span className={styles.icon} role="img" aria-label={typeLabel}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {closeLabel && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <X aria-hidden="true" />
        </button>
      )}
      {timeoutMs !== undefined && (
        <span ref={bar} className={cx(styles.bar, paused && styles.paused)} aria-hidden="true" />
      )}
    </div>
  );
};
