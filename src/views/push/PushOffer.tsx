import BellRing from 'lucide-react/icons/bell-ring';
import { isOffered } from '../../../machines/push/push.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './Push.module.css';

/** Offered once, where notifications are read; the browser itself is asked only after a press. */
export const PushOffer = () => {
  const say = useSay();
  const push = useResident('push');
  const isShown = useView('push', isOffered);
  const isAsking = useView('push', (snapshot) => snapshot.matches({ member: 'asking' }));
  if (!isShown) return null;
  return (
    <Card as="section">
      <div className={styles.offer}>
        <BellRing className={styles.bell} aria-hidden="true" />
        <p className={styles.words}>
          {say('Push.Shall this browser tell you when something new arrives?')}
        </p>
        <div className={styles.answers}>
          <Button
            kind="ghost"
            disabled={isAsking}
            onClick={() => push.send({ type: 'push.dismiss' })}
          >
            {say('Push.Not now')}
          </Button>
          <Button kind="quiet" busy={isAsking} onClick={() => push.send({ type: 'push.ask' })}>
            {say('Push.Turn on')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
