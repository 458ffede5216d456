import { useSelector } from '@xstate/react';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import type { OfficeActor } from '../../machines/office/office.machine';
import { desksFor, freshAt, pathOf } from '../../machines/office/office.rules';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { FailedState } from '../ui/FailedState';
import { IconButton } from '../ui/IconButton';
import { Spinner } from '../ui/Spinner';
import { usePart } from './actor';
import { Desk } from './Desk';
import { Door } from './Door';
import { Finder } from './Finder';
import type { Go } from './go';
import { looks } from './looks';
import styles from './Office.module.css';
import { say } from './say';

const Inside = ({ office }: { office: OfficeActor }) => {
  const self = useSelector(office, ({ context }) => context.self);
  const at = useSelector(office, ({ context }) => context.at);
  const isLeaving = useSelector(office, (snapshot) => snapshot.matches({ inside: 'leaving' }));
  const desk = usePart(office, 'desk');
  const finder = usePart(office, 'finder');
  const go: Go = (to) => office.send({ type: 'office.go', to });
  const title = at === undefined ? '' : say(looks[at.desk].title);
  useEffect(() => {
    document.title = title === '' ? say('Office') : `${title} · ${say('Office')}`;
  }, [title]);
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      finder?.send({ type: 'finder.open' });
    };
    window.addEventListener('keydown', find);
    return () => window.removeEventListener('keydown', find);
  }, [finder]);
  if (self === undefined) return null;
  return (
    <div className={styles.office}>
      <a className={styles.skip} href="#main">
        {say('Skip to the desk')}
      </a>
      <header className={styles.bar}>
        <p className={styles.brand}>{say('Office')}</p>
        <Button icon={<Search />} onClick={() => finder?.send({ type: 'finder.open' })}>
          {say('Find')} <kbd className={styles.key}>Ctrl K</kbd>
        </Button>
        <p className={styles.self}>
          <span>{self.name}</span>
          <span className={styles.role}>{say(self.role)}</span>
        </p>
        <IconButton
          label={say('Sign out')}
          icon={<LogOut />}
          disabled={isLeaving}
          onClick={() => office.send({ type: 'office.signOut' })}
        />
      </header>
      <nav className={styles.nav} aria-label={say('Desks')}>
        <ul>
          {desksFor(self.grants).map((name) => (
            <li key={name}>
              <a
                className={cx(styles.link)}
                href={pathOf(freshAt(name))}
                aria-current={at?.desk === name ? 'page' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  go(freshAt(name));
                }}
              >
                {say(looks[name].title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        {desk !== undefined && at !== undefined && (
          <Desk key={desk.sessionId} desk={desk} self={self} go={go} />
        )}
      </main>
      {finder !== undefined && <Finder finder={finder} go={go} />}
    </div>
  );
};

/** The office: its door, or whoever is in [issue 19]. */
export const Office = ({ actor: office }: { actor: OfficeActor }) => {
  const place = useSelector(office, ({ value }) =>
    typeof value === 'string' ? value : Object.keys(value)[0],
  );
  const wasIn = useSelector(office, ({ context }) => context.wasIn);
  const door = usePart(office, 'door');
  if (place === 'inside') return <Inside office={office} />;
  if (place === 'outside' && door !== undefined) return <Door door={door} wasIn={wasIn} />;
  if (place === 'unreachable')
    return (
      <main className={styles.door}>
        <FailedState
          title={say('The platform could not be reached')}
          retryLabel={say('Try again')}
          onRetry={() => office.send({ type: 'office.retry' })}
        />
      </main>
    );
  return (
    <main className={styles.door} aria-busy="true" aria-label={say('Office')}>
      <Spinner />
    </main>
  );
};
