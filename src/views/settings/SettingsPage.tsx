import { useResident, useView } from '../../app/house';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Preferences } from '../locale/Preferences';
import styles from './SettingsPage.module.css';

const Sessions = () => {
  const say = useSay();
  const session = useResident('session');
  const canEnd = useView('session', (snapshot) =>
    snapshot.can({ type: 'session.signOutEverywhere' }),
  );
  return (
    <Card as="section" title={say('Settings.Sessions')}>
      <p className={styles.text}>
        {say('Settings.Ends every session of this account, on every device.')}
      </p>
      <div>
        <Button
          kind="ghost"
          disabled={!canEnd}
          onClick={() => session.send({ type: 'session.signOutEverywhere' })}
        >
          {say('Settings.Sign out everywhere')}
        </Button>
      </div>
    </Card>
  );
};

const Memory = () => {
  const say = useSay();
  const consent = useResident('consent');
  const isAllowed = useView('consent', (snapshot) => snapshot.matches('allowed'));
  return (
    <Card as="section" title={say('Consent.Preferences')}>
      <p className={styles.text}>
        {say(
          isAllowed
            ? 'Consent.This device remembers your favourites and play mode.'
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

export const SettingsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Settings')} width="text">
      <h1>{say('Nav.Settings')}</h1>
      <div className={styles.cards}>
        <Card as="section" title={say('Locale.Language and look')}>
          <Preferences />
        </Card>
        <Memory />
        <Sessions />
      </div>
    </Page>
  );
};
