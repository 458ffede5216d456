import { useSelector } from '@xstate/react';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import type { DoorActor } from '../../machines/office/door.machine';
import type { DoorField } from '../../machines/office/door.words';
import { Button } from '../ui/Button';
import { FailedState } from '../ui/FailedState';
import { OnceCodes } from '../ui/OnceCodes';
import { QrCode } from '../ui/QrCode';
import { TextField } from '../ui/TextField';
import styles from './Office.module.css';
import { sayProblem } from './problem';
import { SecretField } from './SecretField';
import { say } from './say';

const Recovery = ({ door }: { door: DoorActor }) => {
  const codes = useSelector(door, ({ context }) => context.recovery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {say('Write these codes down')}
      </h1>
      <p>
        {say(
          'Each opens the door once, should you lose your app of codes. They are shown this once.',
        )}
      </p>
      <OnceCodes codes={codes} />
      <Button kind="primary" wide onClick={() => door.send({ type: 'door.written' })}>
        {say('I have written them down')}
      </Button>
    </>
  );
};

/** The door of the office: password and second factor, or an invitation [issue 19]. */
export const Door = ({ door, wasIn }: { door: DoorActor; wasIn: boolean }) => {
  const snapshot = useSelector(door, (all) => all);
  const { values, invitation, entrance, problem, link } = snapshot.context;
  const change = (field: DoorField) => (value: string) =>
    door.send({ type: 'door.change', field, value });
  const samples = entrance?.samples ?? [];
  useEffect(() => {
    document.title = say('Office');
  }, []);
  const fault = () => {
    if (snapshot.matches({ asking: 'stale' }))
      return say('This invitation is no good any more. Ask for a new one.');
    if (snapshot.matches({ asking: 'cut' })) return say('The platform could not be reached');
    return problem === undefined ? undefined : sayProblem(problem);
  };
  const said = fault();
  const isShown = snapshot.matches('asking') || snapshot.matches('sampling');
  return (
    <main className={styles.door}>
      <div className={styles.sheet} aria-busy={snapshot.hasTag('busy')}>
        {snapshot.matches('telling') ? (
          <Recovery door={door} />
        ) : snapshot.matches('unreachable') ? (
          <FailedState
            title={say('The platform could not be reached')}
            retryLabel={say('Try again')}
            onRetry={() => door.send({ type: 'door.retry' })}
          />
        ) : (
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              door.send({ type: 'door.submit' });
            }}
          >
            <h1>
              {invitation === undefined
                ? say('The office')
                : say('Welcome, {name}', { name: invitation.name })}
            </h1>
            {wasIn && invitation === undefined && said === undefined && (
              <p role="status">{say('Your session is over. Sign in again.')}</p>
            )}
            {invitation !== undefined && (
              <div className={styles.factor}>
                <p>
                  {say(
                    'Scan this with an app of codes, or type the key into it. Then choose a password.',
                  )}
                </p>
                <QrCode text={invitation.uri} label={say('Key for an app of codes')} />
                <p>
                  <code className={styles.secret}>{invitation.secret}</code>
                </p>
              </div>
            )}
            {link === undefined && (
              <TextField
                label={say('E-mail')}
                name="email"
                type="email"
                autoComplete="username"
                value={values.email}
                onChange={change('email')}
              />
            )}
            <SecretField
              label={invitation === undefined ? say('Password') : say('New password')}
              name="password"
              autoComplete={invitation === undefined ? 'current-password' : 'new-password'}
              value={values.password}
              onChange={change('password')}
            />
            <TextField
              label={say('Code')}
              hint={
                link === undefined
                  ? say('Six digits of your app, or a recovery code')
                  : say('The six digits that your app shows now')
              }
              name="code"
              type="tel"
              autoComplete="one-time-code"
              value={values.code}
              onChange={change('code')}
            />
            <div role="alert" className={styles.fault}>
              {said}
            </div>
            <Button
              type="submit"
              kind="primary"
              wide
              busy={snapshot.hasTag('busy')}
              resting={!snapshot.can({ type: 'door.submit' })}
            >
              {say('Come in')}
            </Button>
            {entrance?.takesPasskeys === true && link === undefined && (
              <Button
                wide
                icon={<KeyRound />}
                resting={!snapshot.can({ type: 'door.unlock' })}
                onClick={() => door.send({ type: 'door.unlock' })}
              >
                {say('Come in with a passkey')}
              </Button>
            )}
          </form>
        )}
        {samples.length > 0 && link === undefined && isShown && (
          <section className={styles.samples} aria-label={say('Sample members')}>
            <h2>{say('Sample members, for trying out only')}</h2>
            <ul>
              {samples.map((sample) => (
                <li key={sample.email}>
                  <Button onClick={() => door.send({ type: 'door.sample', email: sample.email })}>
                    {say(sample.role)}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
};
