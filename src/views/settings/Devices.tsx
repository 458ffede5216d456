import { useSelector } from '@xstate/react';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import type { SessionEntry } from '../../../contract/settings';
import { language } from '../../../machines/country/locale.select';
import type { DevicesActor } from '../../../machines/settings/devices.machine';
import { useResident, useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import { namesOf } from '../player/facts';
import styles from './Devices.module.css';

const SKELETONS = 3;

const Device = ({ actor, entry }: { actor: DevicesActor; entry: SessionEntry }) => {
  const say = useSay();
  const session = useResident('session');
  const isEnding = useSelector(
    actor,
    (devices) => devices.matches('ending') && devices.context.ending === entry._id,
  );
  const canEnd = useSelector(actor, (devices) =>
    devices.can({ type: 'devices.end', _id: entry._id }),
  );
  const nameOf = namesOf(useView('locale', language), 'region');
  const name = entry.device ?? say('Settings.A browser that does not say which');
  return (
    <li className={styles.device}>
      <MonitorSmartphone className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.name}>
          <span>{name}</span>
          {entry.place !== undefined && <span> · {nameOf(entry.place)}</span>}
        </p>
        <p className={styles.muted}>
          {entry.current ? (
            say('Settings.This browser')
          ) : (
            <Moment at={entry.seenAt} says="Settings.Last here {time}" />
          )}
        </p>
      </div>
      {entry.current ? (
        <Button kind="ghost" onClick={() => session.send({ type: 'session.signOut' })}>
          {say('Session.Sign out')}
        </Button>
      ) : (
        <Button
          kind="ghost"
          busy={isEnding}
          disabled={!canEnd && !isEnding}
          onClick={() => actor.send({ type: 'devices.end', _id: entry._id })}
        >
          {say('Session.Sign out')}
        </Button>
      )}
    </li>
  );
};

const List = ({ actor }: { actor: DevicesActor }) => {
  const say = useSay();
  const items = useSelector(actor, ({ context }) => context.items);
  const isLoading = useSelector(actor, (devices) => devices.matches('loading'));
  const hasFailed = useSelector(actor, (devices) => devices.matches('failed'));
  if (hasFailed)
    return (
      <FailedState
        title={say('Settings.Your browsers did not load')}
        retryLabel={say('Common.Try again')}
        onRetry={() => actor.send({ type: 'devices.refresh' })}
      />
    );
  return (
    <ul className={styles.list} aria-busy={isLoading}>
      {items.map((entry) => (
        <Device key={entry._id} actor={actor} entry={entry} />
      ))}
      {isLoading &&
        items.length === 0 &&
        Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index}>
            <Skeleton shape="row" />
          </li>
        ))}
    </ul>
  );
};

/** Where the player is signed in: one browser signed out, or all of them [decision 9]. */
export const Devices = () => {
  const say = useSay();
  const session = useResident('session');
  const canEnd = useView('session', (snapshot) =>
    snapshot.can({ type: 'session.signOutEverywhere' }),
  );
  return (
    <div className={styles.stack}>
      <Mounted at="devices" control="devices">
        {(actor) => <List actor={actor} />}
      </Mounted>
      <p className={styles.muted}>
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
    </div>
  );
};
