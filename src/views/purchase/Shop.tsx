import { useSelector } from '@xstate/react';
import type { Offer } from '../../../contract/purchase';
import type { ShopActor } from '../../../machines/purchase/shop.machine';
import { useAmounts } from '../../app/amount';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { Fault } from '../../ui/Fault';
import { Skeleton } from '../../ui/Skeleton';
import { problemText } from '../play/refusal';
import styles from './Shop.module.css';

interface Parts {
  actor: ShopActor;
}

const Offers = ({ actor }: Parts) => {
  const say = useSay();
  const amountOf = useAmounts();
  const shop = useSelector(actor, ({ context }) => context.shop);
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (shop === undefined || shop.items.length === 0)
    return <p>{say('Shop.Nothing is sold in your currency yet.')}</p>;
  return (
    <>
      {problem !== undefined && <Fault>{problemText(problem, say)}</Fault>}
      <ul className={styles.offers}>
        {shop.items.map((offer) => (
          <li key={offer.amount}>
            <button
              type="button"
              className={styles.offer}
              onClick={() => actor.send({ type: 'shop.choose', offer })}
            >
              <CoinGlyph />
              <strong>
                {say('Receipt.{amount} coins', {
                  amount: amountOf(offer.currency, offer.amount),
                })}
              </strong>
              <span>{amountOf(shop.currencyPaid, offer.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const Deciding = ({ actor, chosen }: Parts & { chosen: Offer }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const currencyPaid = useSelector(actor, ({ context }) => context.shop?.currencyPaid ?? '');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isBusy = useSelector(actor, (shop) => shop.hasTag('busy'));
  const isOffline = useSelector(actor, (shop) => shop.hasTag('offline'));
  return (
    <div className={styles.stack}>
      <p>
        {say('Shop.Buy {amount} coins for {price}?', {
          amount: amountOf(chosen.currency, chosen.amount),
          price: amountOf(currencyPaid, chosen.price),
        })}
      </p>
      {problem !== undefined && <Fault>{problemText(problem, say)}</Fault>}
      {isOffline && <Fault>{say('Home.Couldn’t Open Connection To Server')}</Fault>}
      <div className={styles.buttons}>
        <Button kind="primary" busy={isBusy} onClick={() => actor.send({ type: 'shop.buy' })}>
          {say('Shop.Buy')}
        </Button>
        <Button kind="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'shop.leave' })}>
          {say('Common.Cancel')}
        </Button>
        {problem?.code === 'insufficient-amount' && (
          <ButtonLink href="/wallet" kind="ghost">
            {say('Wallet.Deposit')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

const Counter = ({ actor }: Parts) => {
  const say = useSay();
  const snapshot = useSelector(actor, (shop) => shop);
  const { chosen, problem } = snapshot.context;
  const retry = () => actor.send({ type: 'shop.retry' });
  if (snapshot.matches('reading')) return <Skeleton shape="block" />;
  if (snapshot.matches('failed'))
    return (
      <FailedState
        title={say('Shop.The shop did not load')}
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
  if (snapshot.matches('bought'))
    return (
      <div className={styles.stack} role="status">
        <p>{say('Shop.The coins are in your purse.')}</p>
        <div>
          <Button onClick={() => actor.send({ type: 'shop.again' })}>
            {say('Shop.Back to the shop')}
          </Button>
        </div>
      </div>
    );
  return snapshot.matches('open') || chosen === undefined ? (
    <Offers actor={actor} />
  ) : (
    <Deciding actor={actor} chosen={chosen} />
  );
};

/** Coins for money of the wallet, each pack asked for once more before it is bought. */
export const Shop = () => {
  const say = useSay();
  return (
    <Card as="section" title={say('Shop.Coins')}>
      <Mounted at="shop" control="shop">
        {(actor) => <Counter actor={actor} />}
      </Mounted>
    </Card>
  );
};
