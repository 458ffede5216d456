import { useSelector } from '@xstate/react';
import { paymentKinds } from '../../../contract/payment.rules';
import { itemsOf } from '../../../machines/kit/list.select';
import type { SubscriptionActor } from '../../../machines/subscription/subscription.machine';
import { WALLET } from '../../../machines/subscription/subscription.words';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { SelectBox } from '../../ui/SelectBox';
import { kindNames } from '../payment/words';
import styles from './Subscription.module.css';
import { tierNames } from './words';

interface Parts {
  actor: SubscriptionActor;
}

/** Who pays each period: the wallet, what is stored, or a kind whose details the provider asks for. */
const PayWith = ({ actor }: Parts) => {
  const say = useSay();
  const stored = useView('methods', itemsOf);
  const payment = useSelector(actor, ({ context }) => context.payment);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <SelectBox
      name="payment"
      label={say('Wallet.Pay with')}
      value={payment}
      disabled={isBusy}
      options={[
        { value: WALLET, label: say('Subscription.The money in your wallet') },
        ...stored.map(({ _id, kind, last }) => ({
          value: _id,
          label: `${kindNames[kind]} ${last}`,
        })),
        ...paymentKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
      ]}
      onChange={(value) => actor.send({ type: 'subscription.payBy', payment: value })}
    />
  );
};

/** A tier is asked for once more, with its price and who pays it. */
export const Deciding = ({ actor }: Parts) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { offer, chosen, payment } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const price = offer.tiers.find(({ tier }) => tier === chosen)?.price ?? 0;
  return (
    <div className={styles.stack}>
      <p>
        {say('Subscription.Pay {price} for {tier}?', {
          price: amountOf(offer.currency, price),
          tier: say(tierNames[chosen]),
        })}
      </p>
      <PayWith actor={actor} />
      <p className={styles.muted}>
        {say(
          'Subscription.It is paid again every 30 days until you cancel it. What is left of another tier is credited.',
        )}
      </p>
      {payment !== WALLET && (
        <p className={styles.muted}>
          {say(
            'Subscription.The provider charges it, and you go on at its page where it asks you something.',
          )}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          kind="primary"
          busy={isBusy}
          onClick={() => actor.send({ type: 'subscription.pay' })}
        >
          {say('Subscription.Pay')}
        </Button>
        <Button
          kind="ghost"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'subscription.leave' })}
        >
          {say('Common.Cancel')}
        </Button>
      </div>
    </div>
  );
};
