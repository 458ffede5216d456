import type { Transfer } from '../../../contract/transfer';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { type FormActor, useForm } from '../form/useForm';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import styles from './Payment.module.css';
import { kindNames, statusWords } from './words';

const SKELETONS = 4;
/** Nothing is typed. */
const noFaults = () => ({});

const GoOn = ({ url }: { url: string }) => {
  const say = useSay();
  const checkout = useResident('checkout');
  const isBusy = useView('checkout', (snapshot) => snapshot.hasTag('busy'));
  const canGo = useView('checkout', (snapshot) => snapshot.can({ type: 'checkout.go', url }));
  return (
    <Button
      kind="primary"
      busy={isBusy}
      resting={!canGo}
      onClick={() => checkout.send({ type: 'checkout.go', url })}
    >
      {say('Payment.Go on at the provider')}
    </Button>
  );
};

const Cancel = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, noFaults);
  return (
    <form className={styles.cancel} onSubmit={form.submit}>
      <Button type="submit" busy={form.isBusy} resting={form.isAccepted}>
        {say('Payment.Keep the money')}
      </Button>
      {form.isAccepted && <p role="status">{say('Payment.The money is in your wallet again.')}</p>}
      {form.refusal !== undefined && <Fault>{form.refusal}</Fault>}
    </form>
  );
};

const Row = ({ transfer }: { transfer: Transfer }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const {
    _id,
    type,
    status,
    currency,
    amount,
    reversed = 0,
    method,
    reason,
    url,
    createdAt,
  } = transfer;
  const isPartly = reversed > 0 && reversed < amount;
  return (
    <li className={styles.row} data-status={status}>
      <div className={styles.facts}>
        <strong>{say(type === 500 ? 'Payment.Deposit' : 'Payment.Withdrawal')}</strong>
        <span>{say(statusWords[status])}</span>
        {isPartly && (
          <span>
            {say('Payment.{amount} taken back', { amount: amountOf(currency, reversed) })}
          </span>
        )}
        {reason !== undefined && <span className={styles.muted}>{reason}</span>}
        <span className={styles.muted}>
          {method !== undefined && (
            <>
              {kindNames[method.kind]} <bdi>{method.last}</bdi>
              {' · '}
            </>
          )}
          <Moment at={createdAt} />
        </span>
      </div>
      <span className={styles.sum}>{amountOf(currency, amount)}</span>
      {url !== undefined && <GoOn url={url} />}
      {status === 'waiting' && (
        <Mounted
          at={`withdrawalCancel ${_id}`}
          control="withdrawalCancel"
          input={{ withdrawal: _id }}
        >
          {(actor) => <Cancel actor={actor} />}
        </Mounted>
      )}
    </li>
  );
};

const Transfers = () => {
  const say = useSay();
  return (
    <PagedList
      of="transfers"
      words={{
        label: 'Payment.Paying in and out',
        failed: 'Payment.Your payments did not load.',
        cutShort: 'Payment.The next payments did not load.',
      }}
      className={styles.list}
      item={(transfer) => <Row key={transfer._id} transfer={transfer} />}
      loading={<ListLoading rows={SKELETONS} />}
      empty={
        <EmptyState
          art="ticket"
          title={say('Payment.Nothing was paid in or out yet')}
          action={
            <ButtonLink href="/wallet" kind="primary">
              {say('Nav.Wallet')}
            </ButtonLink>
          }
        />
      }
    />
  );
};

/** Real money on its way in and out, and where each of it stands [§3 Purchase]. */
export const PaymentsPage = () => {
  const say = useSay();
  // Whoever the guard would send away is led to where they can be seen.
  const isSeen = useView('router', ({ context }) => context.visitor.isVerified === true);
  return (
    <Page title={say('Payment.Paying in and out')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Payment.Paying in and out')}</h1>
          <div className={styles.actions}>
            {isSeen ? (
              <ButtonLink href="/wallet/withdraw">{say('Payment.Withdraw')}</ButtonLink>
            ) : (
              <ButtonLink href="/identity">{say('Identity.Verify your identity')}</ButtonLink>
            )}
            <ButtonLink href="/wallet/methods" kind="ghost">
              {say('Payment.Payment methods')}
            </ButtonLink>
            <ButtonLink href="/wallet" kind="ghost">
              {say('Nav.Wallet')}
            </ButtonLink>
          </div>
        </div>
        <Card as="section">
          <Late fallback={<ListLoading rows={SKELETONS} />}>
            <Transfers />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
