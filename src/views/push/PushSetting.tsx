import { gap, type PushStanding, standing } from '../../../machines/push/push.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from './Push.module.css';

const gaps = {
  insecure: 'Push.Browsers take notifications over a secure connection only (https).',
  missing: 'Push.This browser does not take notifications.',
  failed: 'Push.Just now this browser cannot be asked. Loading the page again may help.',
} as const;

const words: Readonly<Record<Exclude<PushStanding, 'unsupported'>, string>> = {
  preparing: 'Push.Looking what this browser can do.',
  idle: 'Push.Learn of friends, gifts and letters even while no page of ours is open.',
  asking: 'Push.Your browser asks whether it may show them.',
  registering: 'Push.Registering this browser.',
  on: 'Push.What is new comes to this browser, unless a page shows it already.',
  failed: 'Push.This browser could not be registered.',
  refused:
    'Push.You told this browser to show none. Allow them in its settings for this page, then try again.',
  stopping: 'Push.Taking this browser off the list.',
};

/** Where the way on leads: on, off, or on after all. */
const Answer = ({ at }: { at: PushStanding }) => {
  const say = useSay();
  const push = useResident('push');
  const canAsk = useView('push', (snapshot) => snapshot.can({ type: 'push.ask' }));
  if (at === 'unsupported') return null;
  const off = (
    <Button kind="ghost" busy={at === 'stopping'} onClick={() => push.send({ type: 'push.stop' })}>
      {say('Push.Turn off')}
    </Button>
  );
  if (at === 'on' || at === 'stopping') return off;
  const isBusy = at === 'asking' || at === 'registering';
  const isAgain = at === 'failed' || at === 'refused';
  return (
    <div className={styles.answers}>
      {at === 'failed' && off}
      <Button
        kind="quiet"
        busy={isBusy}
        disabled={!canAsk && !isBusy}
        onClick={() => push.send({ type: 'push.ask' })}
      >
        {say(isAgain ? 'Common.Try again' : 'Push.Turn on')}
      </Button>
    </div>
  );
};

/** Whether what the player is told of comes to this browser, and why not. */
export const PushSetting = () => {
  const say = useSay();
  const at = useView('push', standing);
  const why = useView('push', gap);
  return (
    <section className={styles.setting} aria-labelledby="push-setting">
      <div className={styles.words}>
        <h3 id="push-setting" className={styles.title}>
          {say('Push.Notifications in this browser')}
        </h3>
        <p className={styles.text} role="status">
          {say(at === 'unsupported' ? gaps[why] : words[at])}
        </p>
      </div>
      <Answer at={at} />
    </section>
  );
};
