import { useSelector } from '@xstate/react';
import type { SubscriptionTier } from '../../../contract/advertisement.rules';
import type { Subscription } from '../../../contract/subscription';
import { benefits, type Payer } from '../../../contract/subscription.rules';
import type { SubscriptionActor } from '../../../machines/subscription/subscription.machine';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { Fault } from '../../ui/Fault';
import { Skeleton } from '../../ui/Skeleton';
import { problemText } from '../play/refusal';
import { Deciding } from './Deciding';
import styles from './Subscription.module.css';
import { tierNames } from './words';

const dueWords: Readonly<Record<Payer, string>> = {
  wallet: 'Subscription.Not paid: put money into your wallet',
  provider: 'Subscription.Not charged: pay it in another way',
};

const statusWords: Readonly<Record<Exclude<Subscription['status'], 'past due'>, string>> = {
  incomplete: 'Subscription.Not paid yet',
  active: 'Subscription.Active',
  cancelling: 'Subscription.Ends with what is paid for',
  ended: 'Subscription.Ended',
};

interface Parts {
  actor: SubscriptionActor;
}

/** What is ordered and not paid yet: its player goes on where it is paid. */
const Order = ({ actor, subscription }: Parts & { subscription: Subscription }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const canGo = useSelector(actor, (snapshot) => snapshot.can({ type: 'subscription.goOn' }));
  const { order, currency } = subscription;
  if (order === undefined) return null;
  return (
    <div className={styles.buttons}>
      <p>
        {say('Subscription.{tier} for {price} is not paid yet.', {
          tier: say(tierNames[order.tier]),
          price: amountOf(currency, order.price),
        })}
      </p>
      {canGo && (
        <Button kind="primary" onClick={() => actor.send({ type: 'subscription.goOn' })}>
          {say('Payment.Go on at the provider')}
        </Button>
      )}
    </div>
  );
};

const Own = ({ actor, subscription }: Parts & { subscription: Subscription }) => {
  const say = useSay();
  const dayOf = useDates('day');
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('ending'));
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'subscription.cancel' }));
  const { tier, status, until, by } = subscription;
  const words = status === 'past due' ? dueWords[by] : statusWords[status];
  return (
    <div className={styles.stack}>
      <p>
        <strong>{say(tierNames[tier])}</strong> · <span>{say(words)}</span>
      </p>
      {status !== 'ended' && until !== undefined && (
        <p className={styles.muted}>
          {say('Subscription.Paid until')} <time dateTime={until}>{dayOf(until)}</time>
          {by === 'provider' && status === 'active' && (
            <> · {say('Subscription.Then charged by your payment method')}</>
          )}
        </p>
      )}
      <Order actor={actor} subscription={subscription} />
      {(mayCancel || isBusy) && (
        <div>
          <Button busy={isBusy} onClick={() => actor.send({ type: 'subscription.cancel' })}>
            {say('Subscription.Cancel the subscription')}
          </Button>
        </div>
      )}
    </div>
  );
};

const Brings = ({ tier }: { tier: SubscriptionTier }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { dailyCoins, giftTimes } = benefits[tier];
  return (
    <ul className={styles.brings}>
      <li>{say('Subscription.A badge beside your name')}</li>
      <li>
        {say('Subscription.{amount} coins more every day', {
          amount: amountOf('COINS', dailyCoins),
        })}
      </li>
      <li>{say('Subscription.Gifts of {times} times as much a day', { times: giftTimes })}</li>
      <li>
        <a className={styles.link} href="/achievements">
          {say('Subscription.A table colour of its own')}
        </a>
      </li>
      {tier === 'crown' && <li>{say('Subscription.No advertisements')}</li>}
    </ul>
  );
};

const Tier = ({ actor, tier, price }: Parts & { tier: SubscriptionTier; price: number }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { currency, subscription } = useSelector(actor, ({ context }) => context.offer);
  const choose = { type: 'subscription.choose', tier } as const;
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can(choose));
  const isOwn = subscription?.tier === tier && subscription.status !== 'ended';
  const name = say(tierNames[tier]);
  return (
    <li className={styles.tier} data-own={isOwn || undefined}>
      <h2>{name}</h2>
      <p>
        <span className={styles.price}>{amountOf(currency, price)}</span>{' '}
        <span className={styles.muted}>{say('Subscription.for 30 days')}</span>
      </p>
      <Brings tier={tier} />
      <div className={styles.take}>
        <Button kind="primary" resting={!mayChoose} onClick={() => actor.send(choose)}>
          {say('Subscription.Take {tier}', { tier: name })}
        </Button>
      </div>
    </li>
  );
};

const Tiers = ({ actor }: Parts) => {
  const say = useSay();
  const snapshot = useSelector(actor, (at) => at);
  const { offer, problem } = snapshot.context;
  const retry = () => actor.send({ type: 'subscription.retry' });
  if (snapshot.matches('reading')) return <Skeleton shape="block" />;
  if (snapshot.matches('failed'))
    return (
      <FailedState
        title={say('Subscription.The subscriptions did not load')}
        retryLabel={say('Common.Try again')}
        onRetry={retry}
      />
    );
  if (snapshot.matches('closed'))
    return (
      <div className={styles.stack}>
        <p>{problem && problemText(problem, say)}</p>
        <div>
          <Button kind="ghost" onClick={retry}>
            {say('Common.Try again')}
          </Button>
        </div>
      </div>
    );
  if (snapshot.matches('deciding') || snapshot.matches('paying')) return <Deciding actor={actor} />;
  return (
    <div className={styles.stack}>
      {snapshot.matches({ shown: 'changed' }) && (
        <p role="status">{say('Subscription.It is done.')}</p>
      )}
      {snapshot.matches({ shown: 'ordered' }) && (
        <p role="status">{say('Subscription.It is ordered. You go on at the provider’s page.')}</p>
      )}
      {snapshot.matches({ shown: 'refused' }) && problem !== undefined && (
        <div className={styles.buttons} role="alert">
          <p className={styles.trouble}>{problemText(problem, say)}</p>
          {problem.code === 'insufficient-amount' && (
            <ButtonLink href="/wallet" kind="ghost">
              {say('Wallet.Deposit')}
            </ButtonLink>
          )}
        </div>
      )}
      {snapshot.hasTag('offline') && (
        <Fault>{say('Home.Couldn’t Open Connection To Server')}</Fault>
      )}
      {offer.subscription !== undefined && <Own actor={actor} subscription={offer.subscription} />}
      <ul className={styles.tiers}>
        {offer.tiers.map(({ tier, price }) => (
          <Tier key={tier} actor={actor} tier={tier} price={price} />
        ))}
      </ul>
    </div>
  );
};

/** The two paid tiers, what they bring, and the player's own [§1]. */
export const SubscriptionPage = () => {
  const say = useSay();
  return (
    <Page title={say('Subscription.Subscription')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Subscription.Subscription')}</h1>
          <ButtonLink href="/wallet" kind="ghost">
            {say('Nav.Wallet')}
          </ButtonLink>
        </div>
        <Card as="section">
          <Late fallback={<Skeleton shape="block" />}>
            <Mounted at="subscription" control="subscription">
              {(actor) => <Tiers actor={actor} />}
            </Mounted>
          </Late>
        </Card>
      </div>
    </Page>
  );
};
