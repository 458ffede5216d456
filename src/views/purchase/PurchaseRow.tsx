import { useSelector } from '@xstate/react';
import type { Purchase } from '../../../contract/purchase';
import { boughtSlug, purchaseNames } from '../../../contract/purchase.rules';
import type { ReceiptActor } from '../../../machines/purchase/receipt.machine';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from './Shop.module.css';

const Receipt = ({ actor }: { actor: ReceiptActor }) => {
  const say = useSay();
  const isBusy = useSelector(actor, (receipt) => receipt.hasTag('busy'));
  const hasFailed = useSelector(actor, (receipt) => receipt.hasTag('failed'));
  return (
    <div className={styles.receipt}>
      <Button kind="ghost" busy={isBusy} onClick={() => actor.send({ type: 'receipt.mail' })}>
        {say('Shop.Mail me the receipt')}
      </Button>
      {hasFailed && (
        <p className={styles.trouble} role="alert">
          {say('Shop.The receipt could not be mailed.')}
        </p>
      )}
    </div>
  );
};

/** One purchase: what, when, for how much; its receipt goes to the own address. */
export const PurchaseRow = ({ purchase }: { purchase: Purchase }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { id, type, createdAt, currency, amount, bought } = purchase;
  const key = `receipt ${id}`;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{say(purchaseNames[type])}</strong>
        {bought !== undefined && (
          <span>{say(boughtSlug(bought), { amount: amountOf('COINS', bought.amount) })}</span>
        )}
        <Moment className={styles.muted} at={createdAt} />
      </span>
      <bdi>{amountOf(currency, amount)}</bdi>
      <Mounted at={key} control="receipt" input={{ purchaseId: id }}>
        {(actor) => <Receipt actor={actor} />}
      </Mounted>
    </li>
  );
};
