import type { DeedValues, DeskRow } from '../../machines/office/desk.words';
import { Checkbox } from '../ui/Checkbox';
import { SelectBox } from '../ui/SelectBox';
import { TextArea } from '../ui/TextArea';
import { TextField } from '../ui/TextField';
import type { DeedField } from './look';
import styles from './Office.module.css';
import { PictureField } from './PictureField';
import { say } from './say';

interface FieldProps {
  field: DeedField;
  item: DeskRow | undefined;
  value: string;
  onChange: (value: string) => void;
}

const Field = ({ field, item, value, onChange }: FieldProps) => {
  const { name, label, kind, choices = [], bounds, named, hint } = field;
  const shared = { name, label: say(label), value, onChange };
  if (kind === 'choice')
    return (
      <SelectBox
        {...shared}
        options={
          (item && named?.(item)) ??
          choices.map((choice) => ({ value: choice, label: say(choice) }))
        }
      />
    );
  if (kind === 'several') {
    const chosen = value.split(',').filter((one) => one !== '');
    return (
      <fieldset className={styles.several}>
        <legend>{shared.label}</legend>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            name={`${name}.${choice}`}
            checked={chosen.includes(choice)}
            onChange={(isChosen) => {
              const others = new Set(chosen);
              if (isChosen) others.add(choice);
              else others.delete(choice);
              onChange(choices.filter((one) => others.has(one)).join(','));
            }}
          >
            {say(choice)}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  if (kind === 'picture' && bounds !== undefined)
    return <PictureField {...shared} bounds={bounds} />;
  if (kind === 'moment') return <TextField {...shared} type="datetime-local" />;
  if (kind === 'colour')
    return (
      <TextField
        {...shared}
        maxLength={7}
        prefix={
          // The same by the eye; the box beside it is what the keyboard and a reader reach.
          <input
            type="color"
            className={styles.swatch}
            tabIndex={-1}
            aria-hidden="true"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        }
      />
    );
  const box = { ...shared, ...(hint !== undefined && { hint }) };
  return kind === 'text' ? <TextArea {...box} rows={4} /> : <TextField {...box} />;
};

interface DeedFieldsProps {
  fields: readonly DeedField[];
  /** What lies open. */
  item: DeskRow | undefined;
  values: DeedValues;
  change: (field: string, value: string) => void;
}

/** What a deed asks for, in its order; a group is folded until it is wanted. */
export const DeedFields = ({ fields: all, item, values, change }: DeedFieldsProps) => {
  const fields = all.filter(({ when }) => when?.(values) !== false);
  const shown = (field: DeedField) => (
    <Field
      key={field.name}
      field={field}
      item={item}
      value={values[field.name] ?? ''}
      onChange={(value) => change(field.name, value)}
    />
  );
  return fields.map((field) => {
    const { group } = field;
    if (group === undefined) return shown(field);
    const together = fields.filter((one) => one.group === group);
    if (together[0] !== field) return null;
    return (
      <details key={group} className={styles.group}>
        <summary>{say(group)}</summary>
        <div className={styles.grouped}>{together.map(shown)}</div>
      </details>
    );
  });
};
