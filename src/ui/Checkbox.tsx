import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** May hold links, e.g. to the terms. */
  children: ReactNode;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

export const Checkbox = (props: CheckboxProps) => {
  const { name, checked, onChange, children, hint, error, disabled } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          className={styles.input}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box}>
          <Check aria-hidden="true" />
        </span>
        <span>{children}</span>
      </label>
      {(hint || error) && (
        <p id={id} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
};
