import { paymentKinds } from '../../../contract/payment.rules';
import { answerFor, isKnown as isModeKnown } from '../../../machines/play/playMode.select';
import { depositFaults, depositOf } from '../../../machines/wallet/deposit.rules';
import { isMoney, wallets } from '../../../machines/wallet/wallet.select';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SelectBox } from '../../ui/SelectBox';
import { TextField } from '../../ui/TextField';
import { type FormActor, useForm } from '../form/useForm';
import { kindNames } from '../payment/words';
import { refusalText } from '../play/refusal';
import styles from './WalletPage.module.css';

/** What the test provider takes without a page of its own. */
const ready: Readonly<Record<string, string>> = {
  'test-approved': 'Wallet.Test card that is approved',
  'test-declined': 'Wallet.Test card that is declined',
  'test-silent': 'Wallet.Test card that is never answered',
  'test-taken-back': 'Wallet.Test card that is taken back later',
};

const DepositForm = ({ actor, currency }: { actor: FormActor; currency: string }) => {
  const say = useSay();
  const form = useForm(actor, depositFaults);
  if (form.isAccepted)
    return (
      <div className={styles.done} role="status">
        <p>{say('Wallet.The deposit is on its way.')}</p>
        <ButtonLink href="/wallet/payments" kind="ghost">
          {say('Payment.Paying in and out')}
        </ButtonLink>
        <Button onClick={() => actor.send({ type: 'form.again' })}>
          {say('Wallet.Another deposit')}
        </Button>
      </div>
    );
  return (
    <form className={styles.deposit} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('amount')}
        label={say('Wallet.Amount')}
        inputMode="decimal"
        autoComplete="off"
        suffix={currency}
      />
      <SelectBox
        name="payment"
        label={say('Wallet.Pay with')}
        value={form.value('payment')}
        options={[
          ...paymentKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
          ...Object.entries(ready).map(([value, slug]) => ({ value, label: say(slug) })),
        ]}
        onChange={form.change('payment')}
      />
      {form.refusal !== undefined && (
        <p className={styles.trouble} role="alert">
          {form.refusal}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" busy={form.isBusy}>
          {say('Wallet.Deposit')}
        </Button>
      </div>
    </form>
  );
};

/** Money for the money wallet, from the built-in test provider, where money is offered [§5]. */
export const Deposit = () => {
  const say = useSay();
  const playMode = useResident('playMode');
  const why = useView('playMode', (snapshot) => refusalText(answerFor(snapshot, 'money'), say));
  const isKnown = useView('playMode', isModeKnown);
  const hasFailed = useView('playMode', (snapshot) => snapshot.hasTag('failed'));
  const currency = useView('wallet', (wallet) => wallets(wallet).find(isMoney)?.currency);
  if (!isKnown) return null;
  const isOpen = why === undefined && currency !== undefined;
  return (
    <Card as="section" title={say('Wallet.Deposit')}>
      <p className={styles.test}>
        {say('Wallet.Test provider: no real money moves, and no real card is asked for.')}
      </p>
      {isOpen ? (
        <Mounted key={currency} at="deposit" control="deposit" input={depositOf(currency)}>
          {(actor) => <DepositForm actor={actor} currency={currency} />}
        </Mounted>
      ) : (
        <div className={styles.refused}>
          <p>{why ?? say('Wallet.There is no money wallet yet.')}</p>
          {hasFailed ? (
            <Button kind="ghost" onClick={() => playMode.send({ type: 'playMode.retry' })}>
              {say('Common.Try again')}
            </Button>
          ) : (
            <ButtonLink href="/settings" kind="ghost">
              {say('Nav.Settings')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
};
