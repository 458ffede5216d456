import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import box from './Box.module.css';
import { Field, type FieldTexts, useFieldIds } from './Field';
import { VisuallyHidden } from './VisuallyHidden';

export interface TextFieldProps extends FieldTexts {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'date' | 'datetime-local' | 'number' | 'tel' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | 'tel';
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
  /** A symbol or unit inside the box. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Sits at the end of the label's line. */
  aside?: ReactNode;
  /** Hides the label from sight and takes no room for hint and error. */
  bare?: boolean;
}

export const TextField = (props: TextFieldProps) => {
  const { label, hint, error, aside, prefix, suffix, value, onChange, type = 'text' } = props;
  const { id, describedBy } = useFieldIds(props, props.id);
  const control = (
    <div className={box.box}>
      {prefix && <span className={box.affix}>{prefix}</span>}
      <input
        id={id}
        className={box.input}
        name={props.name}
        type={type}
        // An address or a number typed in a right-to-left page still runs left to right.
        dir={type === 'text' ? 'auto' : 'ltr'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
        autoComplete={props.autoComplete}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        spellCheck={type === 'text' ? undefined : false}
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        aria-required={props.required}
        disabled={props.disabled}
        maxLength={props.maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {suffix && <span className={box.affix}>{suffix}</span>}
    </div>
  );
  return props.bare ? (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      {control}
    </div>
  ) : (
    <Field id={id} label={label} hint={hint} {...(error && { error })} aside={aside}>
      {control}
    </Field>
  );
};
