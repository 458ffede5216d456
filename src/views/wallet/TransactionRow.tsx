import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { type Transaction, transactionCodes } from '../../../contract/wallet';
import { roundAddressOf } from '../../../machines/wallet/transactions.rules';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import styles from './WalletPage.module.css';

const kinds = Object.fromEntries(
  Object.entries(transactionCodes).map(([kind, code]) => [code, `Transaction.${kind}`]),
);

/** One movement: what it was, when, and by how much; that of a round leads to it. */
export const TransactionRow = ({ transaction }: { transaction: Transaction }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { type, createdAt, sign, currency, amount } = transaction;
  const isGain = sign === 1;
  const round = roundAddressOf(transaction);
  const face = (
    <>
      <span className={cx(styles.sign, isGain && styles.gain)} aria-hidden="true">
        {isGain ? <ArrowDownLeft /> : <ArrowUpRight />}
      </span>
      <span className={styles.words}>
        <strong>{say(kinds[type] ?? 'Transaction.other')}</strong>
        <Moment className={styles.time} at={createdAt} isInControl={round !== undefined} />
      </span>
      <bdi className={cx(styles.amount, isGain && styles.gain)}>
        {`${isGain ? '+' : '−'}${amountOf(currency, amount)}`}
      </bdi>
    </>
  );
  return (
    <li>
      {round === undefined ? (
        <div className={styles.row}>{face}</div>
      ) : (
        <a className={styles.row} href={round}>
          {face}
        </a>
      )}
    </li>
  );
};
