import type { PlayMode, PlayRule } from '../../../contract/play.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import { cureOf } from '../../../machines/play/cure.rules';
import { offerOf } from '../../../machines/play/playMode.select';
import { birthdayFaults } from '../../../machines/settings/settings.rules';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { type FormActor, useForm } from '../form/useForm';
import { SettingsForm } from '../settings/SettingsForm';
import styles from './Cure.module.css';

const Join = () => {
  const say = useSay();
  return (
    <div className={styles.ways}>
      <ButtonLink href="/sign-up" kind="primary">
        {say('Session.Sign up')}
      </ButtonLink>
      <ButtonLink href="/sign-in">{say('Session.Sign in')}</ButtonLink>
    </div>
  );
};

const DateOfBirth = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, birthdayFaults);
  return (
    <SettingsForm form={form} submitLabel={say('PlayMode.Save and play')}>
      <TextField
        {...form.field('birthday')}
        label={say('Settings.Date of birth')}
        hint={say('Settings.It is taken once: check it before you save.')}
        type="date"
        autoComplete="bday"
        required
      />
    </SettingsForm>
  );
};

/** A member's place is their account's to say, a guest's the device's. */
const Place = () => {
  const say = useSay();
  const modals = useResident('modals');
  const isMember = useView('session', isSignedIn);
  const label = say('PlayMode.Change the country');
  return (
    <div className={styles.ways}>
      {isMember ? (
        <ButtonLink href="/settings">{label}</ButtonLink>
      ) : (
        <Button
          onClick={() => modals.send({ type: 'modals.open', name: 'preferences', size: 'mid' })}
        >
          {label}
        </Button>
      )}
    </div>
  );
};

const Identity = () => {
  const say = useSay();
  const playMode = useResident('playMode');
  const modals = useResident('modals');
  const isOffered = useView('playMode', (snapshot) => offerOf(snapshot, 'coins').allowed);
  return (
    <>
      <p>{say('PlayMode.Our staff verify identities. Coins can be played meanwhile.')}</p>
      <div className={styles.ways}>
        <ButtonLink href="/identity" kind="primary">
          {say('Identity.Verify your identity')}
        </ButtonLink>
        {isOffered && (
          <Button
            onClick={() => {
              playMode.send({ type: 'playMode.choose', mode: 'coins' });
              modals.send({ type: 'modals.close' });
            }}
          >
            {say('Game.Play for coins')}
          </Button>
        )}
      </div>
    </>
  );
};

interface CureProps {
  /** What was wished for. */
  mode: PlayMode;
  rule: PlayRule;
  /** The key of its form on the stage: a dialog's goes without taking the page's along. */
  at?: string;
}

/** What the player can do about a refusal, there where it is read. */
export const Cure = ({ mode, rule, at = 'birthday' }: CureProps) => {
  const say = useSay();
  switch (cureOf(rule)) {
    case 'join':
      return <Join />;
    case 'birthday':
      return (
        <div className={styles.cure}>
          <p className={styles.lead}>
            {say(
              mode === 'coins'
                ? 'PlayMode.Add your birth date to use your coins'
                : 'PlayMode.Add your birth date to play this way',
            )}
          </p>
          <Mounted at={at} control="birthday" input={{ mode }}>
            {(actor) => <DateOfBirth actor={actor} />}
          </Mounted>
        </div>
      );
    case 'place':
      return <Place />;
    case 'identity':
      return <Identity />;
    default:
      return <p>{say('PlayMode.If the date is wrong, support can correct it.')}</p>;
  }
};
