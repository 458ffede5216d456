import { useSelector } from '@xstate/react';
import type { Identity } from '../../../contract/identity';
import type { IdentityActor } from '../../../machines/identity/identity.machine';
import { Late } from '../../app/Late';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Identity.module.css';
import { PapersForm } from './PapersForm';
import { kindWords, statusWords } from './words';

const Standing = ({ identity }: { identity: Identity }) => {
  const say = useSay();
  const { status, kind, submittedAt, reason } = identity;
  return (
    <div className={styles.stack}>
      <p className={styles.status} role="status">
        {say(statusWords[status])}
      </p>
      {status === 'refused' && reason !== undefined && <p dir="auto">{reason}</p>}
      {kind !== undefined && submittedAt !== undefined && (
        <p className={styles.muted}>
          {say(kindWords[kind])} · <Moment at={submittedAt} />
        </p>
      )}
      {status === 'verified' && (
        <div className={styles.actions}>
          <ButtonLink href="/wallet/withdraw">{say('Payment.Withdraw')}</ButtonLink>
          <ButtonLink href="/games" kind="ghost">
            {say('Nav.Games')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
};

const Whole = ({ actor }: { actor: IdentityActor }) => {
  const say = useSay();
  const { identity } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  if (identity === undefined && !isFailed) return <Skeleton shape="block" />;
  const isOpen = identity?.status === 'none' || identity?.status === 'refused';
  return (
    <div className={styles.stack}>
      {isFailed && (
        <FailedState
          title={say('Identity.How far it is did not load')}
          retryLabel={say('Common.Try again')}
          onRetry={() => actor.send({ type: 'identity.retry' })}
        />
      )}
      {identity !== undefined && <Standing identity={identity} />}
      {isOpen && (
        <>
          <h2>{say('Identity.Show a paper')}</h2>
          <p className={styles.muted}>
            {say(
              'Identity.It is kept encrypted, seen by our staff alone, and deleted once the law lets us.',
            )}
          </p>
          <Mounted
            at="identitySubmit"
            control="identitySubmit"
            input={{ kind: identity.kinds[0] ?? 'passport' }}
          >
            {(form) => <PapersForm actor={form} kinds={identity.kinds} />}
          </Mounted>
        </>
      )}
    </div>
  );
};

/** Who the player is, for play for money and for money that is taken out [decision 13]. */
export const IdentityPage = () => {
  const say = useSay();
  return (
    <Page title={say('Identity.Your identity')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Identity.Your identity')}</h1>
          <ButtonLink href="/wallet" kind="ghost">
            {say('Nav.Wallet')}
          </ButtonLink>
        </div>
        <Card as="section">
          <div className={styles.stack}>
            <p className={styles.muted}>
              {say(
                'Identity.Play for money and taking money out are for those whose identity is verified.',
              )}
            </p>
            <Late fallback={<Skeleton shape="block" />}>
              <Mounted at="identity" control="identity">
                {(actor) => <Whole actor={actor} />}
              </Mounted>
            </Late>
          </div>
        </Card>
      </div>
    </Page>
  );
};
