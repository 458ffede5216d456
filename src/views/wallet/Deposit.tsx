import { paymentKinds } from '../../../contract/payment.rules';
import { thisMinute } from '../../../machines/clock/clock.select';
import { itemsOf } from '../../../machines/kit/list.select';
import { isAwaited, offeredFirst } from '../../../machines/payment/methods.select';
import { answerFor, isKnown as isModeKnown } from '../../../machines/play/playMode.select';
import { mounted } from '../../../machines/stage/stage.select';
import { depositFaults, depositOf } from '../../../machines/wallet/deposit.rules';
import { isMoney, wallets } from '../../../machines/wallet/wallet.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SelectBox } from '../../ui/SelectBox';
import { type FormActor, useForm } from '../form/useForm';
import { ListLoading } from '../list/ListLoading';
import { kindNames } from '../payment/words';
import { refusalText } from '../play/refusal';
import { AmountForm } from './AmountForm';
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
  const stored = useView('methods', itemsOf);
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
    <AmountForm
      form={form}
      currency={currency}
      submit={say('Wallet.Deposit')}
      beside={
        <ButtonLink href="/wallet/methods" kind="ghost">
          {say('Payment.Payment methods')}
        </ButtonLink>
      }
    >
      <SelectBox
        name="payment"
        label={say('Wallet.Pay with')}
        value={form.value('payment')}
        options={[
          ...stored.map(({ _id, kind, last }) => ({
            value: _id,
            label: `${kindNames[kind]} ${last}`,
          })),
          ...paymentKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
          ...Object.entries(ready).map(([value, slug]) => ({ value, label: say(slug) })),
        ]}
        onChange={form.change('payment')}
      />
    </AmountForm>
  );
};

/** Begins with the method that is offered first, once the stored ones are known. */
const DepositIn = ({ currency }: { currency: string }) => {
  const now = useView('clock', thisMinute);
  const first = useView('methods', (methods) => offeredFirst(itemsOf(methods), now));
  const isUnknown = useView('methods', isAwaited);
  // Asked for anew, they take away nothing that was typed.
  const hasBegun = useView('stage', (stage) => mounted(stage, 'deposit') !== undefined);
  if (isUnknown && !hasBegun) return <ListLoading rows={1} />;
  return (
    <Mounted at="deposit" control="deposit" input={depositOf(currency, first)}>
      {(actor) => <DepositForm actor={actor} currency={currency} />}
    </Mounted>
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
        <Late fallback={<ListLoading rows={1} />}>
          <DepositIn key={currency} currency={currency} />
        </Late>
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
