import { useSelector } from '@xstate/react';
import type { Purchase } from '../../../contract/purchase';
import { boughtSlug, purchaseNames } from '../../../contract/purchase.rules';
import type { ReceiptActor } from '../../../machines/purchase/receipt.machine';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import styles from './Shop.module.css';

const Receipt = ({ actor }: { actor: ReceiptActor }) => {
  const say = useSay();
  const isMailing = useSelector(actor, (receipt) => receipt.matches('mailing'));
  const isSaving = useSelector(actor, (receipt) => receipt.matches('saving'));
  const hasFailed = useSelector(actor, (receipt) => receipt.hasTag('failed'));
  const isUnsaved = useSelector(actor, (receipt) => receipt.matches('unsaved'));
  return (
    <div className={styles.receipt}>
      <Button
        kind="ghost"
        busy={isSaving}
        resting={isMailing}
        onClick={() => actor.send({ type: 'receipt.save' })}
      >
        {say('Shop.Receipt as PDF')}
      </Button>
      <Button
        kind="ghost"
        busy={isMailing}
        resting={isSaving}
        onClick={() => actor.send({ type: 'receipt.mail' })}
      >
        {say('Shop.Mail me the receipt')}
      </Button>
      {hasFailed && (
        <Fault>
          {say(
            isUnsaved ? 'Shop.The receipt did not load.' : 'Shop.The receipt could not be mailed.',
          )}
        </Fault>
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
