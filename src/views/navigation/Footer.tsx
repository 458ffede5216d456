import { appName } from '../../../machines/branding/branding.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import styles from './Footer.module.css';

/** What stands below every page. */
export const Footer = () => {
  const say = useSay();
  const name = useView('branding', appName);
  const consent = useResident('consent');
  const modals = useResident('modals');
  return (
    <footer className={styles.footer} data-shell="shared">
      <p>{say('Footer.{app_name}: play for fun, and check every round.', { app_name: name })}</p>
      <ul className={styles.links}>
        <li>
          <a href="/verify">{say('Nav.Fair play')}</a>
        </li>
        <li>
          <a href="/support">{say('Nav.Support')}</a>
        </li>
        <li>
          <a href="/about">{say('Nav.About')}</a>
        </li>
        <li>
          <button
            type="button"
            onClick={() => modals.send({ type: 'modals.open', name: 'preferences', size: 'mid' })}
          >
            {say('Locale.Language and look')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => consent.send({ type: 'consent.reconsider' })}>
            {say('Consent.Preferences')}
          </button>
        </li>
      </ul>
    </footer>
  );
};
