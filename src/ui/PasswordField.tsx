import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import box from './Box.module.css';
import { cx } from './cx';
import { Field, type FieldTexts, useFieldIds } from './Field';
import styles from './PasswordField.module.css';

export interface PasswordStrength {
  /** 0…4 [§5]. */
  level: number;
  /** 0…5: one for each of length, lower case, upper case, digit, symbol [§5]. */
  score: number;
  /** The level in words, e.g. "Good". */
  text: string;
}

export interface PasswordFieldProps extends FieldTexts {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete: 'current-password' | 'new-password';
  revealed: boolean;
  onReveal: (revealed: boolean) => void;
  /** Name of the reveal button: "Show password" or "Hide password". */
  revealLabel: string;
  strength?: PasswordStrength;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
  aside?: ReactNode;
}

const SCORE_MAX = 5;

export const PasswordField = (props: PasswordFieldProps) => {
  const { label, hint, error, aside, value, revealed, strength } = props;
  const { id, describedBy } = useFieldIds(props, props.id);
  const meter = strength ? `${id}-strength` : undefined;
  return (
    <Field id={id} label={label} hint={hint} {...(error && { error })} aside={aside}>
      <div className={box.box}>
        <input
          id={id}
          className={box.input}
          name={props.name}
          type={revealed ? 'text' : 'password'}
          dir="ltr"
          value={value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={props.required}
          disabled={props.disabled}
          maxLength={props.maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy, meter].filter(Boolean).join(' ') || undefined}
        />
        <button
          type="button"
          className={box.inner}
          aria-label={props.revealLabel}
          aria-pressed={revealed}
          disabled={props.disabled}
          onClick={() => props.onReveal(!revealed)}
        >
          {revealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
      {strength && (
        <div className={cx(styles.meter, styles[`level${strength.level}`])} id={meter}>
          <span className={styles.bars} aria-hidden="true">
            {Array.from({ length: SCORE_MAX }, (_, index) => (
              <i key={index} className={cx(index < strength.score && styles.on)} />
            ))}
          </span>
          <span className={styles.word}>{strength.text}</span>
        </div>
      )}
    </Field>
  );
};
