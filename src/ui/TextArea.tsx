import type { Ref } from 'react';
import box from './Box.module.css';
import { cx } from './cx';
import { Field, type FieldTexts, useFieldIds } from './Field';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldTexts {
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  /** For what writes at its caret. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** From so many lines on it is a sheet of paper from the start. */
const TALL = 8;

/** A text of several lines; grows with what is typed where the browser can. */
export const TextArea = (props: TextAreaProps) => {
  const { ref, ...rest } = props;
  const { name, value, onChange, rows = 3, label, hint, error } = rest;
  const { id, describedBy } = useFieldIds(rest);
  return (
    <Field id={id} label={label} hint={hint} {...(error && { error })}>
      <div className={box.box}>
        <textarea
          ref={ref}
          id={id}
          className={cx(styles.text, rows >= TALL && styles.tall)}
          name={name}
          rows={rows}
          dir="auto"
          value={value}
          maxLength={rest.maxLength}
          placeholder={rest.placeholder}
          disabled={rest.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
};
