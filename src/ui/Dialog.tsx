import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The four sizes of [§9]. */
  size?: 'small' | 'mid' | 'big' | 'full';
  /** Absent: only an answer inside closes it. */
  closeLabel?: string;
  /** Escape, the cross, or a press beside the dialog. */
  onClose: () => void;
  footer?: ReactNode;
}

/** A modal on the native element: inert page, focus trap and focus return are the browser's. */
export const Dialog = (props: DialogProps) => {
  const { open, title, children, size = 'mid', closeLabel, onClose, footer } = props;
  const ref = useModal(open);
  const id = useId();
  const dismiss = closeLabel === undefined ? undefined : onClose;
  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles[size])}
      aria-labelledby={id}
      onCancel={(event) => {
        // Left to itself it would close although the owner still says open.
        event.preventDefault();
        dismiss?.();
      }}
      onPointerDown={(event) => event.target === ref.current && dismiss?.()}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {closeLabel && (
              <button
                type="button"
                className={styles.close}
                aria-label={closeLabel}
                onClick={onClose}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </div>
          {/* Focusable, or a long text could not be scrolled by keyboard. */}
          <div className={styles.body} tabIndex={0} role="group" aria-labelledby={id}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
};
