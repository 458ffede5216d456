import { useSelector } from '@xstate/react';
import KeyRound from 'lucide-react/icons/key-round';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { PASSKEY_NAME_MAX } from '../../../contract/limits';
import type { FactorActor } from '../../../machines/factor/factor.machine';
import type { FactorDeed, FactorField } from '../../../machines/factor/factor.words';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { IconButton } from '../../ui/IconButton';
import { OnceCodes } from '../../ui/OnceCodes';
import { QrCode } from '../../ui/QrCode';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { FactorCode } from '../form/FactorCode';
import { Password } from '../form/Password';
import settings from '../settings/Settings.module.css';
import styles from './SecondFactor.module.css';

/** What each deed is called, what it means, and the words of the button that does it. */
const deeds: Record<FactorDeed, { label: string; says: string; does: string }> = {
  set: {
    label: 'Settings.Set up a second factor',
    says: 'Settings.Scan this with an app of codes, or type the key into it.',
    does: 'Settings.Ask for a code from now on',
  },
  renew: {
    label: 'Settings.New recovery codes',
    says: 'Settings.Those that you have written down are worth nothing then.',
    does: 'Settings.Make new codes',
  },
  remove: {
    label: 'Settings.Take the second factor off',
    says: 'Settings.Your password alone lets you in again then.',
    does: 'Settings.Take it off',
  },
  add: {
    label: 'Settings.Add a passkey',
    says: 'Settings.This browser keeps it and asks you to unlock it; it proves that it is you in place of a code.',
    does: 'Settings.Keep the passkey',
  },
  drop: {
    label: 'Settings.Remove the passkey',
    says: 'Settings.It proves nothing any more then.',
    does: 'Settings.Remove it',
  },
};

/** What comes in the place of what was pressed: whoever reads by ear or by keyboard goes on there. */
const Step = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h4>
      {children}
    </>
  );
};

const Asking = ({ actor }: { actor: FactorActor }) => {
  const say = useSay();
  const snapshot = useSelector(actor, (all) => all);
  const { deed, offer, values, problem, factor } = snapshot.context;
  const hasPasskeys = factor !== undefined && factor.passkeys.length > 0;
  const field = (name: FactorField) => ({
    name,
    value: values[name],
    onChange: (value: string) => actor.send({ type: 'factor.change', field: name, value }),
    onBlur: () => undefined,
  });
  const refusal = problem === undefined ? undefined : say(`Problem.${problem.title}`);
  const isPassword = problem?.code === 'wrong-credentials';
  const isCode = problem?.code === 'code-wrong' || problem?.code === 'passkey-refused';
  const said = snapshot.matches({ asking: 'cut' })
    ? say('Common.The connection failed on the way.')
    : isPassword || isCode
      ? undefined
      : refusal;
  const { label, says, does } = deeds[deed];
  return (
    <Step title={say(label)}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'factor.submit' });
        }}
      >
        <p className={settings.muted}>{say(says)}</p>
        {offer !== undefined && (
          <div className={styles.offer}>
            <QrCode text={offer.uri} label={say('Settings.Key for an app of codes')} />
            <code className={styles.secret}>{offer.secret}</code>
          </div>
        )}
        {deed === 'add' && (
          <TextField
            {...field('name')}
            label={say('Settings.What you call it: laptop, telephone')}
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            required
          />
        )}
        <div className={settings.pair}>
          <Password
            {...field('password')}
            {...(isPassword && { error: say('Form.This is not your password') })}
            label={say('Settings.Your password')}
          />
          <FactorCode
            {...field('code')}
            {...(isCode && refusal !== undefined && { error: refusal })}
            isFirst={deed === 'set'}
          />
        </div>
        <div role="alert">{said !== undefined && <p className={settings.bad}>{said}</p>}</div>
        <div className={settings.actions}>
          <Button
            type="submit"
            kind={deed === 'remove' || deed === 'drop' ? 'danger' : 'primary'}
            busy={snapshot.matches('keeping')}
            resting={!snapshot.can({ type: 'factor.submit' })}
          >
            {say(does)}
          </Button>
          {hasPasskeys && (
            <Button
              resting={!snapshot.can({ type: 'factor.unlock' })}
              onClick={() => actor.send({ type: 'factor.unlock' })}
            >
              {say('Form.Use a passkey')}
            </Button>
          )}
          <Button
            disabled={!snapshot.can({ type: 'factor.cancel' })}
            onClick={() => actor.send({ type: 'factor.cancel' })}
          >
            {say('Common.Cancel')}
          </Button>
        </div>
      </form>
    </Step>
  );
};

const Telling = ({ actor }: { actor: FactorActor }) => {
  const say = useSay();
  const codes = useSelector(actor, ({ context }) => context.recovery);
  return (
    <Step title={say('Settings.Write these codes down')}>
      <p className={settings.muted}>
        {say('Settings.Each lets you in once, should you lose the app. They are shown this once.')}
      </p>
      <OnceCodes codes={codes} />
      <div>
        <Button kind="primary" onClick={() => actor.send({ type: 'factor.written' })}>
          {say('Settings.I have written them down')}
        </Button>
      </div>
    </Step>
  );
};

const Resting = ({ actor }: { actor: FactorActor }) => {
  const say = useSay();
  const { factor } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('offering'));
  const begin = (deed: FactorDeed) => () => actor.send({ type: 'factor.begin', deed });
  if (factor === undefined)
    return (
      <div>
        <Button busy={isBusy} onClick={begin('set')}>
          {say(deeds.set.label)}
        </Button>
      </div>
    );
  return (
    <>
      <p className={settings.now}>
        <Moment at={factor.since} says="Settings.Set up {time}" />
      </p>
      <p className={settings.muted}>
        {say('Settings.Recovery codes that are left: {count}', { count: factor.recoveryLeft })}
      </p>
      {factor.passkeys.length > 0 && (
        <ul className={styles.passkeys} aria-label={say('Settings.Passkeys')}>
          {factor.passkeys.map(({ _id, name, addedAt, usedAt }) => (
            <li key={_id} className={styles.passkey}>
              <KeyRound className={styles.icon} aria-hidden="true" />
              <div className={styles.about}>
                <p className={settings.now}>{name}</p>
                <p className={settings.muted}>
                  {usedAt === undefined ? (
                    <Moment at={addedAt} says="Settings.Added: {time}" />
                  ) : (
                    <Moment at={usedAt} says="Settings.Used: {time}" />
                  )}
                </p>
              </div>
              <IconButton
                icon={<X />}
                label={say('Settings.Remove {name}', { name })}
                onClick={() => actor.send({ type: 'factor.begin', deed: 'drop', passkey: _id })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={settings.actions}>
        {factor.takesPasskeys && <Button onClick={begin('add')}>{say(deeds.add.label)}</Button>}
        <Button onClick={begin('renew')}>{say(deeds.renew.label)}</Button>
        <Button kind="ghost" onClick={begin('remove')}>
          {say(deeds.remove.label)}
        </Button>
      </div>
    </>
  );
};

const Factor = ({ actor }: { actor: FactorActor }) => {
  const say = useSay();
  const snapshot = useSelector(actor, (all) => all);
  if (snapshot.matches('failed'))
    return (
      <FailedState
        title={say('Settings.Your second factor did not load')}
        retryLabel={say('Common.Try again')}
        onRetry={() => actor.send({ type: 'factor.retry' })}
      />
    );
  if (snapshot.matches('reading')) return <Skeleton shape="row" />;
  if (snapshot.matches('telling')) return <Telling actor={actor} />;
  if (snapshot.matches('asking') || snapshot.matches('keeping')) return <Asking actor={actor} />;
  return <Resting actor={actor} />;
};

/** A code of an app beside the password [decision 194]. */
export const SecondFactor = () => {
  const say = useSay();
  return (
    <section className={settings.part} aria-label={say('Settings.Second factor')}>
      <h3 className={settings.sub}>{say('Settings.Second factor')}</h3>
      <p className={settings.muted}>
        {say(
          'Settings.A code of an app on your phone is asked for beside your password: whoever finds that out does not get in.',
        )}
      </p>
      <Mounted at="factor" control="factor">
        {(actor) => <Factor actor={actor} />}
      </Mounted>
    </section>
  );
};
