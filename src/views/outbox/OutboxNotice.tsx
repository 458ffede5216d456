import Send from 'lucide-react/icons/send';
import { OUTBOX_MAX } from '../../../contract/limits';
import { topModal } from '../../../machines/modal/modals.select';
import { sameEntries, stopped, waiting } from '../../../machines/outbox/outbox.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './Outbox.module.css';
import { OutboxRow } from './OutboxRow';

/** All that waits and all that was stopped, each with what may be done about it. */
const OutboxList = () => {
  const say = useSay();
  const outbox = useResident('outbox');
  const coming = useView('outbox', waiting, sameEntries);
  const left = useView('outbox', stopped, sameEntries);
  const canRetry = useView('outbox', (all) => all.can({ type: 'outbox.retry' }));
  if (coming.length + left.length === 0) return <p>{say('Outbox.Everything is sent.')}</p>;
  return (
    <div className={styles.all}>
      <ul className={styles.list} aria-label={say('Outbox.What was not sent yet')}>
        {[...coming, ...left].map((entry) => (
          <OutboxRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {coming.length + left.length >= OUTBOX_MAX && (
        <p>{say('Outbox.No more fits until some of it is sent.')}</p>
      )}
      {coming.length > 0 && (
        <div>
          <Button disabled={!canRetry} onClick={() => outbox.send({ type: 'outbox.retry' })}>
            {say('Outbox.Try now')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Who signs out takes along what was not sent: the next one here must not read it. */
const AskSignOut = () => {
  const say = useSay();
  const session = useResident('session');
  const modals = useResident('modals');
  const close = () => modals.send({ type: 'modals.close' });
  return (
    <div className={styles.all}>
      <p>{say('Outbox.What was not sent yet is thrown away when you sign out.')}</p>
      <OutboxList />
      <div className={styles.steps}>
        <Button kind="ghost" onClick={close}>
          {say('Outbox.Stay signed in')}
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            close();
            session.send({ type: 'session.signOut' });
          }}
        >
          {say('Outbox.Throw away and sign out')}
        </Button>
      </div>
    </div>
  );
};

const dialogs = {
  outbox: { title: 'Outbox.What was not sent yet', Content: OutboxList },
  signOutAnyway: { title: 'Outbox.Sign out now?', Content: AskSignOut },
} as const;

const isOurs = (name: string | undefined): name is keyof typeof dialogs =>
  name !== undefined && Object.hasOwn(dialogs, name);

/** What waits for a connection is visible, and may be taken back. */
export const OutboxNotice = () => {
  const say = useSay();
  const modals = useResident('modals');
  const count = useView('outbox', (all) => waiting(all).length);
  const left = useView('outbox', (all) => stopped(all).length);
  const modal = useView('modals', topModal);
  const dialog = isOurs(modal?.name) ? dialogs[modal.name] : undefined;
  const { Content = OutboxList } = dialog ?? {};
  return (
    <>
      {count + left > 0 && (
        <Banner
          tone="info"
          icon={<Send aria-hidden="true" />}
          text={
            count > 0
              ? say('Outbox.{count} waiting to be sent', { count })
              : say('Outbox.{count} could not be sent', { count: left })
          }
          actionLabel={say('Outbox.Show')}
          onAction={() => modals.send({ type: 'modals.open', name: 'outbox', size: 'mid' })}
        />
      )}
      <Dialog
        open={dialog !== undefined}
        size={modal?.size ?? 'mid'}
        title={dialog === undefined ? '' : say(dialog.title)}
        closeLabel={say('Common.Close')}
        onClose={() => modals.send({ type: 'modals.close' })}
      >
        {dialog !== undefined && <Content />}
      </Dialog>
    </>
  );
};
