import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import styles from './RadioPills.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface RadioPill<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Why it cannot be chosen; its presence disables the pill, and it is shown beneath. */
  reason?: string;
}

export interface RadioPillsProps<Value extends string> {
  /** Names the group. */
  legend: string;
  options: readonly RadioPill<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A pill that cannot be chosen was pressed; the arrow keys only pass over it. */
  onRefused?: (value: Value) => void;
  /** `hover` shows reasons as a bubble on hover and focus, for bars without room. */
  reasons?: 'below' | 'bubble';
  wide?: boolean;
}

/**
 * One of a few, on native radios. A refused pill stays focusable (`aria-disabled`, not
 * `disabled`), or keyboard and screen reader could never reach the reason.
 */
export const RadioPills = <Value extends string>(props: RadioPillsProps<Value>) => {
  const { legend, options, value, onChange, onRefused, reasons = 'below', wide } = props;
  const name = useId();
  const refused = options.filter((option) => option.reason !== undefined);
  return (
    <fieldset className={cx(styles.group, wide && styles.wide)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.track}>
        {options.map((option) => {
          const reasonId = option.reason === undefined ? undefined : `${name}-${option.value}`;
          return (
            // The reason describes a pill; inside the label it would be part of its name.
            <div key={option.value} className={styles.pill}>
              <label className={styles.target}>
                <input
                  className={styles.input}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  aria-disabled={reasonId !== undefined || undefined}
                  aria-describedby={reasonId}
                  onChange={() => reasonId === undefined && onChange(option.value)}
                  // An arrow key clicks as well, without a pointer: a dialog would open in passing.
                  onClick={(event) => reasonId && event.detail > 0 && onRefused?.(option.value)}
                  onKeyDown={(event) =>
                    reasonId && [' ', 'Enter'].includes(event.key) && onRefused?.(option.value)
                  }
                />
                <span className={styles.face}>
                  {reasonId === undefined ? option.icon : <Lock aria-hidden="true" />}
                  {option.label}
                </span>
              </label>
              {reasons === 'bubble' && reasonId && (
                <span className={styles.bubble} id={reasonId}>
                  {option.reason}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {reasons === 'below' &&
        refused.map((option) => (
          <p key={option.value} className={styles.reason} id={`${name}-${option.value}`}>
            {option.reason}
          </p>
        ))}
    </fieldset>
  );
};
