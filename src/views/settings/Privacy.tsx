import { useId } from 'react';
import type { User } from '../../../contract/player';
import { type PrivacyField, privacyFields } from '../../../contract/privacy.rules';
import { privacyFaults } from '../../../machines/settings/settings.rules';
import { useSay } from '../../app/say';
import { type FormActor, useForm } from '../form/useForm';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';
import { ViewAs } from './ViewAs';

const audiences = [
  ['all', 'Settings.Everybody'],
  ['members', 'Settings.Members'],
  ['friends', 'Settings.My friends'],
  ['none', 'Settings.Nobody'],
] as const;

const fields: Readonly<Record<PrivacyField, string>> = {
  name: 'Settings.First and last name',
  country: 'Player.Country',
  timezone: 'Player.Time zone',
  about: 'Settings.About you',
  relationship: 'Player.Relationship',
  forRelationship: 'Player.Here to',
  dateOfBirth: 'Settings.Date of birth and age',
  gender: 'Player.Gender',
};

interface RowProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One field and its four audiences. */
const Row = ({ label, value, onChange }: RowProps) => {
  const say = useSay();
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.rowLabel}>{label}</legend>
      <div className={styles.choices}>
        {audiences.map(([audience, slug]) => (
          <label key={audience} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={audience}
              checked={value === audience}
              onChange={() => onChange(audience)}
            />
            <span>{say(slug)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Rows = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, privacyFaults);
  return (
    <SettingsForm form={form} submitLabel={say('Settings.Save')}>
      <div className={styles.rows}>
        {privacyFields.map((field) => (
          <Row
            key={field}
            label={say(fields[field])}
            value={form.value(field)}
            onChange={form.change(field)}
          />
        ))}
      </div>
    </SettingsForm>
  );
};

/** Who may read which field, and how it looks to them [§3 Privacy settings]. */
export const Privacy = ({ user }: { user: User }) => (
  <div className={styles.stack}>
    <MountedForm form="privacy" values={user.settings}>
      {(actor) => <Rows actor={actor} />}
    </MountedForm>
    <ViewAs />
  </div>
);
