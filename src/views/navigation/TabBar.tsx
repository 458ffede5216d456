import { isAtGame } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { OpenCount } from './OpenCount';
import { useCurrent, useTabs } from './places';
import styles from './TabBar.module.css';

/** The places under the thumb, on phones; a game has the whole screen. */
export const TabBar = () => {
  const say = useSay();
  const tabs = useTabs();
  const current = useCurrent();
  const isPlaying = useView('router', isAtGame);
  if (isPlaying) return null;
  return (
    <nav className={styles.bar} data-shell="shared" aria-label={say('Nav.Places')}>
      {tabs.map(({ href, label, icon, count, says }) => (
        <a
          key={href}
          className={styles.tab}
          data-shell="own"
          href={href}
          aria-current={href === current ? 'page' : undefined}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          {label}
          <OpenCount count={count} says={says} />
        </a>
      ))}
    </nav>
  );
};
