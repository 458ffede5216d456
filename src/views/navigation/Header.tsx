import Settings2 from 'lucide-react/icons/settings-2';
import { Suspense } from 'react';
import { isSignedIn } from '../../../machines/auth/session.select';
import { appName, logo as logoOf } from '../../../machines/branding/branding.select';
import { held } from '../../app/held';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Logo } from '../../ui/Logo';
import { PlayModeSwitch } from '../play/PlayModeSwitch';
import styles from './Header.module.css';
import { OpenCount } from './OpenCount';
import { useCurrent, usePlaces } from './places';

const Guest = () => {
  const say = useSay();
  const modals = useResident('modals');
  return (
    <>
      <IconButton
        kind="ghost"
        label={say('Locale.Language and look')}
        icon={<Settings2 aria-hidden="true" />}
        onClick={() => modals.send({ type: 'modals.open', name: 'preferences', size: 'mid' })}
      />
      <span className={styles.signIn}>
        <ButtonLink href="/sign-in" kind="ghost">
          {say('Session.Sign in')}
        </ButtonLink>
      </span>
      <ButtonLink href="/sign-up" kind="primary">
        {say('Session.Sign up')}
      </ButtonLink>
    </>
  );
};

/** A guest's visit does without it. */
export const Member = held(async () => (await import('./Member')).Member);

/** Logo, places, play mode, and who is here. */
export const Header = () => {
  const say = useSay();
  const name = useView('branding', appName);
  const logo = useView('branding', logoOf);
  const signedIn = useView('session', isSignedIn);
  const places = usePlaces();
  const current = useCurrent();
  return (
    <header className={styles.header} data-player={signedIn} data-shell="shared">
      <div className={styles.inside}>
        <a className={styles.logo} href="/" aria-label={say('Nav.{app_name}, to the games')}>
          <Logo name={name} {...(logo !== undefined && { src: logo })} />
        </a>
        <nav className={styles.nav} data-shell="own" aria-label={say('Nav.Places')}>
          {places.map(({ href, label, count }) => (
            <a
              key={href}
              className={styles.place}
              href={href}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
              <OpenCount count={count} />
            </a>
          ))}
        </nav>
        <div className={styles.end} data-shell="own">
          <span className={styles.mode}>
            <PlayModeSwitch />
          </span>
          {signedIn ? (
            <Suspense fallback={null}>
              <Member />
            </Suspense>
          ) : (
            <Guest />
          )}
        </div>
      </div>
    </header>
  );
};
