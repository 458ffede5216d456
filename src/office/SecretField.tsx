import box from '../ui/Box.module.css';
import { Field, useFieldIds } from '../ui/Field';

interface SecretFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** A password as it is typed; the office shows none. */
export const SecretField = ({ label, name, value, onChange, autoComplete }: SecretFieldProps) => {
  const { id } = useFieldIds({ label });
  return (
    <Field id={id} label={label}>
      <div className={box.box}>
        <input
          id={id}
          className={box.input}
          name={name}
          type="password"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
};
