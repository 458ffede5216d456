import ChevronDown from 'lucide-react/icons/chevron-down';
import box from './Box.module.css';
import { cx } from './cx';
import { Field, type FieldTexts, useFieldIds } from './Field';
import styles from './SelectBox.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SelectBoxOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectBoxProps<Value extends string> extends FieldTexts {
  id?: string;
  name: string;
  value: Value;
  options: readonly SelectBoxOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Hides the label from sight and takes no room for hint and error: for tool bars. */
  bare?: boolean;
}

/** A native select: a short list without search. Longer ones use the selector. */
export const SelectBox = <Value extends string>(props: SelectBoxProps<Value>) => {
  const { name, value, options, onChange, disabled, bare, label, hint, error } = props;
  const { id, describedBy } = useFieldIds(props, props.id);
  const control = (
    <div className={cx(box.box, styles.box, bare && styles.bare)}>
      <select
        id={id}
        className={cx(box.input, styles.select)}
        name={name}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </div>
  );
  return bare ? (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      {control}
    </div>
  ) : (
    <Field id={id} label={label} hint={hint} {...(error && { error })}>
      {control}
    </Field>
  );
};
