import type { User } from '../../../contract/player';
import { user as ownUser } from '../../../machines/player/player.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { later } from '../../app/later';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Preferences } from '../country/Preferences';
import { PlayerFailed } from '../player/PlayerFailed';
import { PushSetting } from '../push/PushSetting';
import { SoundSetting } from '../sound/SoundSetting';
import { AccountData } from './AccountData';
import { Details } from './Details';
import { Email } from './Email';
import { Name } from './Name';
import { Notices } from './Notices';
import { PasswordChange } from './PasswordChange';
import { Privacy } from './Privacy';
import styles from './SettingsPage.module.css';

/** What the forms of the page do not wait for. */
const Devices = later(async () => (await import('./Devices')).Devices);
const SecondFactor = later(async () => (await import('../factor/SecondFactor')).SecondFactor);

const Memory = () => {
  const say = useSay();
  const consent = useResident('consent');
  const isAllowed = useView('consent', (snapshot) => snapshot.matches('allowed'));
  return (
    <Card as="section" title={say('Consent.Preferences')}>
      <p className={styles.text}>
        {say(
          isAllowed
            ? 'Consent.This device remembers your play mode and what your profile shows.'
            : 'Consent.This device remembers only what the product needs.',
        )}
      </p>
      <div>
        <Button kind="ghost" onClick={() => consent.send({ type: 'consent.reconsider' })}>
          {say('Consent.Decide again')}
        </Button>
      </div>
    </Card>
  );
};

/** The parts of the page by their anchors. */
const parts = [
  ['details', 'Settings.Personal details'],
  ['privacy', 'Settings.Privacy'],
  ['notices', 'Settings.Notifications and letters'],
  ['signing-in', 'Settings.Signing in'],
  ['data', 'Settings.Your data'],
  ['sessions', 'Settings.Sessions'],
] as const;

/** What the player may change of themselves; drawn once the account is known. */
const Account = ({ user }: { user: User }) => {
  const say = useSay();
  return (
    <>
      <nav className={styles.jump} aria-label={say('Settings.On this page')}>
        {parts.map(([id, slug]) => (
          <a key={id} href={`#${id}`}>
            {say(slug)}
          </a>
        ))}
      </nav>
      <div id="details" className={styles.anchor}>
        <Card as="section" title={say('Settings.Personal details')}>
          <Details user={user} />
        </Card>
      </div>
      <div id="privacy" className={styles.anchor}>
        <Card as="section" title={say('Settings.Privacy')}>
          <Privacy user={user} />
        </Card>
      </div>
      <div id="notices" className={styles.anchor}>
        <Card as="section" title={say('Settings.Notifications and letters')}>
          <Notices user={user} />
          <PushSetting />
        </Card>
      </div>
      <div id="signing-in" className={styles.anchor}>
        <Card as="section" title={say('Settings.Signing in')}>
          <Email user={user} />
          <Name user={user} />
          <PasswordChange />
          <SecondFactor />
        </Card>
      </div>
      <div id="data" className={styles.anchor}>
        <Card as="section" title={say('Settings.Your data')}>
          <AccountData user={user} />
        </Card>
      </div>
    </>
  );
};

const Known = () => {
  const say = useSay();
  const player = useResident('player');
  const user = useView('player', ownUser);
  const hasFailed = useView('player', (snapshot) => snapshot.hasTag('failed'));
  if (user !== undefined) return <Account user={user} />;
  return hasFailed ? (
    <PlayerFailed
      title={say('Player.Your account did not load')}
      onRetry={() => player.send({ type: 'player.retry' })}
    />
  ) : (
    <Skeleton shape="block" />
  );
};

export const SettingsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Settings')} width="text">
      <h1>{say('Nav.Settings')}</h1>
      <div className={styles.cards}>
        <Card as="section" title={say('Locale.Language and look')}>
          <Preferences />
        </Card>
        <Late fallback={<Skeleton shape="block" />}>
          <Known />
          {/* Whoever fears for an account must not have to wait until it has loaded. */}
          <div id="sessions" className={styles.anchor}>
            <Card as="section" title={say('Settings.Sessions')}>
              <Devices />
            </Card>
          </div>
          <SoundSetting />
        </Late>
        <Memory />
      </div>
    </Page>
  );
};
