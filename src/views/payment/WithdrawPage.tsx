import { withdrawFaults } from '../../../machines/payment/withdraw.rules';
import { isMoney, wallets } from '../../../machines/wallet/wallet.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { type FormActor, useForm } from '../form/useForm';
import { ListLoading } from '../list/ListLoading';
import { AmountForm } from '../wallet/AmountForm';
import styles from './Payment.module.css';

const WithdrawForm = ({ actor, currency }: { actor: FormActor; currency: string }) => {
  const say = useSay();
  const form = useForm(actor, withdrawFaults);
  if (form.isAccepted)
    return (
      <div className={styles.form} role="status">
        <p>{say('Payment.The withdrawal has begun.')}</p>
        <div className={styles.actions}>
          <ButtonLink href="/wallet/payments" kind="primary">
            {say('Payment.Paying in and out')}
          </ButtonLink>
          <Button onClick={() => actor.send({ type: 'form.again' })}>
            {say('Payment.Another withdrawal')}
          </Button>
        </div>
      </div>
    );
  return <AmountForm form={form} currency={currency} submit={say('Payment.Withdraw')} />;
};

const Withdrawal = () => {
  const say = useSay();
  const amountOf = useAmounts();
  const currency = useView('wallet', (wallet) => wallets(wallet).find(isMoney)?.currency);
  const balance = useView('wallet', (wallet) => wallets(wallet).find(isMoney)?.balance ?? 0);
  if (currency === undefined)
    return <EmptyState art="ticket" title={say('Wallet.There is no money wallet yet.')} />;
  return (
    <div className={styles.page}>
      <p>
        {say('Payment.In your wallet')}: <strong>{amountOf(currency, balance)}</strong>
      </p>
      <p className={styles.muted}>
        {say(
          'Payment.It goes back to where it came from first. Larger amounts are looked at by our staff; until then you can keep them after all.',
        )}
      </p>
      <Mounted key={currency} at="withdraw" control="withdraw" input={{ currency }}>
        {(actor) => <WithdrawForm actor={actor} currency={currency} />}
      </Mounted>
    </div>
  );
};

/** Money out of the wallet, for who was seen by staff [§2 Guards, decision 13]. */
export const WithdrawPage = () => {
  const say = useSay();
  return (
    <Page title={say('Payment.Withdraw')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Payment.Withdraw')}</h1>
          <ButtonLink href="/wallet/payments" kind="ghost">
            {say('Payment.Paying in and out')}
          </ButtonLink>
        </div>
        <Card as="section">
          <Late fallback={<ListLoading rows={2} />}>
            <Withdrawal />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
