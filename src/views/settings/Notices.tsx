import type { User } from '../../../contract/player';
import { noticeGroups, noticesFaults, noticesOf } from '../../../machines/settings/settings.rules';
import { useSay } from '../../app/say';
import { Checkbox } from '../../ui/Checkbox';
import { SelectBox } from '../../ui/SelectBox';
import { type FormActor, useForm } from '../form/useForm';
import styles from './Settings.module.css';
import { MountedForm, SettingsForm } from './SettingsForm';

const groups: Readonly<Record<(typeof noticeGroups)[number], string>> = {
  friend: 'Settings.Friends and requests',
  gift: 'Settings.Gifts',
  letter: 'Settings.Letters',
  scratcher: 'Settings.Scratch cards',
  challenge: 'Settings.Challenges, achievements and free spins',
  tournament: 'Settings.Tournaments',
};

const writers = [
  ['everyone', 'Settings.Everybody'],
  ['friends', 'Settings.My friends'],
  ['nobody', 'Settings.Nobody'],
] as const;

const Fields = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, noticesFaults);
  return (
    <SettingsForm form={form} submitLabel={say('Settings.Save')}>
      <fieldset className={styles.group}>
        <legend className={styles.rowLabel}>{say('Settings.Tell me of')}</legend>
        <div className={styles.checks}>
          {noticeGroups.map((group) => (
            <Checkbox
              key={group}
              name={group}
              checked={form.value(group) === 'yes'}
              onChange={(isOn) => form.change(group)(isOn ? 'yes' : '')}
            >
              {say(groups[group])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <SelectBox
        name="letters"
        {...form.error('letters')}
        label={say('Settings.Who may write letters to you')}
        value={form.value('letters')}
        options={writers.map(([value, slug]) => ({ value, label: say(slug) }))}
        onChange={form.change('letters')}
      />
    </SettingsForm>
  );
};

/** What the player is told of, by group, and from whom they take letters. */
export const Notices = ({ user }: { user: User }) => (
  <MountedForm form="notices" values={noticesOf(user)}>
    {(actor) => <Fields actor={actor} />}
  </MountedForm>
);
