import { type ReactNode, useEffect } from 'react';
import { isRegional } from '../../../contract/country.rules';
import { ABOUT_MAX, PERSON_NAME_MAX } from '../../../contract/limits';
import type { User } from '../../../contract/player';
import { genders, purposes, relationships } from '../../../contract/profile';
import { lockedFields } from '../../../contract/settings.rules';
import { detailsFaults, detailsOf } from '../../../machines/settings/settings.rules';
import { useDates } from '../../app/dates';
import { useResident, useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';
import { SelectBox } from '../../ui/SelectBox';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { type FormActor, useForm } from '../form/useForm';
import { useCountryItems, useLanguageItems, useTimezoneItems } from './items';
import { Picker } from './Picker';
import { regionsOf } from './regions';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';

/** Choices by their own words, and none of them. */
const options = (say: Say, values: readonly string[]) => [
  { value: '', label: say('Home.Not selected') },
  ...values.map((value) => ({ value, label: say(`Settings.${value}`) })),
];

const isoOf = ({ year, month, day }: NonNullable<User['birthday']>): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T12:00:00`;

/** A detail that stays as it is, and why. */
const Fixed = ({ label, value, why }: { label: string; value: string; why: string }) => (
  <div className={styles.fixed}>
    <p className={styles.fixedLabel}>{label}</p>
    <p>{value}</p>
    <p className={styles.muted}>{why}</p>
  </div>
);

/** Given once [decision 12]; afterwards it is only shown. */
const Birthday = ({ user, form }: { user: User; form: ReturnType<typeof useForm> }) => {
  const say = useSay();
  const dateOf = useDates('day');
  return user.birthday === undefined ? (
    <TextField
      {...form.field('birthday')}
      label={say('Settings.Date of birth')}
      hint={say('Settings.It is taken once: check it before you save.')}
      type="date"
      autoComplete="bday"
    />
  ) : (
    <Fixed
      label={say('Settings.Date of birth')}
      value={dateOf(isoOf(user.birthday))}
      why={say('Settings.Support can correct it.')}
    />
  );
};

const Fields = ({ user, actor }: { user: User; actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, detailsFaults);
  const countries = useCountryItems();
  const languages = useLanguageItems();
  const timezones = useTimezoneItems();
  const pick = (name: string) => ({
    name,
    value: form.value(name),
    onChange: form.change(name),
    ...form.error(name),
  });
  const country = form.value('country');
  const regionLabel = country === 'US' ? 'Settings.State' : 'Settings.Province';
  const named: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
    country: countries,
    region: regionsOf(country),
  };
  const locked = lockedFields(user);
  const unlessLocked = (
    field: 'firstname' | 'lastname' | 'country' | 'region',
    label: string,
    control: ReactNode,
  ) => {
    if (!locked.includes(field)) return control;
    const told = user[field] ?? '';
    return (
      <Fixed
        label={say(label)}
        value={named[field]?.find(({ value }) => value === told)?.label ?? told}
        why={say('Problem.Your identity was verified with this: support can correct it')}
      />
    );
  };
  return (
    <SettingsForm form={form} submitLabel={say('Settings.Save')}>
      <div className={styles.pair}>
        {unlessLocked(
          'firstname',
          'Settings.First name',
          <TextField
            {...form.field('firstname')}
            label={say('Settings.First name')}
            autoComplete="given-name"
            maxLength={PERSON_NAME_MAX}
          />,
        )}
        {unlessLocked(
          'lastname',
          'Settings.Last name',
          <TextField
            {...form.field('lastname')}
            label={say('Settings.Last name')}
            autoComplete="family-name"
            maxLength={PERSON_NAME_MAX}
          />,
        )}
        <SelectBox
          {...pick('gender')}
          label={say('Player.Gender')}
          options={options(say, genders)}
        />
        <TextField
          {...form.field('phone')}
          label={say('Settings.Phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        {unlessLocked(
          'country',
          'Player.Country',
          <Picker {...pick('country')} label={say('Player.Country')} items={countries} />,
        )}
        {isRegional(country) &&
          unlessLocked(
            'region',
            regionLabel,
            <SelectBox
              {...pick('region')}
              label={say(regionLabel)}
              options={[{ value: '', label: say('Home.Not selected') }, ...regionsOf(country)]}
            />,
          )}
        <Picker {...pick('language')} label={say('Player.Language')} items={languages} />
        <Picker {...pick('timezone')} label={say('Player.Time zone')} items={timezones} />
        <SelectBox
          {...pick('relationship')}
          label={say('Player.Relationship')}
          options={options(say, relationships)}
        />
        <SelectBox
          {...pick('forRelationship')}
          label={say('Player.Here to')}
          options={options(say, purposes)}
        />
        <Birthday user={user} form={form} />
      </div>
      <TextArea
        {...pick('about')}
        label={say('Settings.About you')}
        rows={4}
        maxLength={ABOUT_MAX}
        hint={say('Settings.{count} of {max} characters', {
          count: String(form.value('about').length),
          max: String(ABOUT_MAX),
        })}
      />
    </SettingsForm>
  );
};

/** What the player tells of themselves [§3 User]. */
export const Details = ({ user }: { user: User }) => {
  const say = useSay();
  const table = useResident('countries');
  const hasFailed = useView('countries', (snapshot) => snapshot.matches('failed'));
  useEffect(() => table.send({ type: 'countries.load' }), [table]);
  return (
    <>
      {hasFailed && (
        <FailedState
          title={say('Locale.The countries did not load')}
          retryLabel={say('Common.Try again')}
          onRetry={() => table.send({ type: 'countries.load' })}
        />
      )}
      <MountedForm form="details" values={detailsOf(user)}>
        {(actor) => <Fields user={user} actor={actor} />}
      </MountedForm>
    </>
  );
};
