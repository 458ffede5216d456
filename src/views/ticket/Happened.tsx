import { useSelector } from '@xstate/react';
import type { AttachActor } from '../../../machines/ticket/attach.machine';
import type { ToldHappened } from '../../../machines/ticket/happened.rules';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { useBytes } from './bytes';
import styles from './Ticket.module.css';

interface HappenedProps {
  told: ToldHappened;
  /** Of the file that would be sent. */
  bytes: number;
  onAgree: () => void;
  onDecline: () => void;
}

/** What happened in this tab, to be read before it is sent. */
const Happened = ({ told, bytes, onAgree, onDecline }: HappenedProps) => {
  const say = useSay();
  const time = useDates('time');
  const bytesOf = useBytes();
  const { from, until, opened, failed, steps } = told;
  return (
    <section className={styles.happened} aria-label={say('Ticket.What happened in this tab')}>
      <p>
        <strong>{say('Ticket.What happened in this tab')}</strong>
      </p>
      <p>
        {say(
          'Ticket.Our support sees which pages you opened, what you pressed, and what was answered. Passwords, addresses, telephone numbers and what you wrote are left out.',
        )}
      </p>
      <dl className={styles.facts}>
        <dt>{say('Ticket.When')}</dt>
        <dd>
          {time(from)} – {time(until)}
        </dd>
        <dt>{say('Ticket.Pages')}</dt>
        <dd>
          <ul className={styles.opened} dir="ltr">
            {opened.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </dd>
        <dt>{say('Ticket.Steps')}</dt>
        <dd>{steps.length}</dd>
        <dt>{say('Ticket.Of these failed')}</dt>
        <dd>{failed}</dd>
        <dt>{say('Ticket.Size')}</dt>
        <dd>{bytesOf(bytes)}</dd>
      </dl>
      <details>
        <summary>{say('Ticket.Each step')}</summary>
        <ol className={styles.steps} lang="en" dir="ltr">
          {steps.map(({ at, to, type }, index) => (
            <li key={index}>
              <time dateTime={new Date(at).toISOString()}>{time(at)}</time> {to} <code>{type}</code>
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.choice}>
        <Button kind="primary" onClick={onAgree}>
          {say('Ticket.Attach it')}
        </Button>
        <Button onClick={onDecline}>{say('Ticket.Leave it out')}</Button>
      </div>
    </section>
  );
};

/** Puts what happened in this tab to a message, once its sender has seen what that is [decision 150]. */
export const HappenedChoice = ({ actor, isFull }: { actor: AttachActor; isFull: boolean }) => {
  const say = useSay();
  const canTell = useSelector(actor, (snapshot) => snapshot.can({ type: 'attach.tell' }));
  const { file, told } = useSelector(actor, ({ context }) => context);
  return (
    <div className={styles.chooser}>
      <Button disabled={!canTell || isFull} onClick={() => actor.send({ type: 'attach.tell' })}>
        {say('Ticket.Attach what happened')}
      </Button>
      {told !== undefined && (
        <Happened
          told={told}
          bytes={file.bytes}
          onAgree={() => actor.send({ type: 'attach.agree' })}
          onDecline={() => actor.send({ type: 'attach.decline' })}
        />
      )}
    </div>
  );
};
