import type { PaymentMethod } from '../../../contract/payment';
import { expiryOf, paymentKinds } from '../../../contract/payment.rules';
import { thisMinute } from '../../../machines/clock/clock.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { SelectBox } from '../../ui/SelectBox';
import { type FormActor, useForm } from '../form/useForm';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import styles from './Payment.module.css';
import { kindNames } from './words';

const SKELETONS = 2;
/** Nothing is typed. */
const noFaults = () => ({});

const Refusal = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Fault>{text}</Fault>;

const Prefer = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, noFaults);
  return (
    <form onSubmit={form.submit}>
      <Button type="submit" kind="ghost" busy={form.isBusy} resting={form.isAccepted}>
        {say('Payment.Offer it first')}
      </Button>
      {form.isAccepted && <p role="status">{say('Payment.It is offered first.')}</p>}
      <Refusal text={form.refusal} />
    </form>
  );
};

const Remove = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, noFaults);
  return (
    <form onSubmit={form.submit}>
      <Button type="submit" kind="ghost" busy={form.isBusy} resting={form.isAccepted}>
        {say('Payment.Forget it')}
      </Button>
      {form.isAccepted && <p role="status">{say('Payment.It is forgotten.')}</p>}
      <Refusal text={form.refusal} />
    </form>
  );
};

/** `2030-12` as it is printed on a card. */
const printed = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`;

const Expires = ({ expires }: { expires: string }) => {
  const say = useSay();
  const now = useView('clock', thisMinute);
  const expiry = expiryOf(expires, new Date(now).toISOString());
  const date = { date: printed(expires) };
  if (expiry === 'over')
    return <span className={styles.trouble}>{say('Payment.Expired: {date}', date)}</span>;
  if (expiry === 'soon')
    return <span className={styles.warning}>{say('Payment.Expires soon: {date}', date)}</span>;
  return <span className={styles.muted}>{say('Payment.Good until {date}', date)}</span>;
};

const Row = ({ method }: { method: PaymentMethod }) => {
  const say = useSay();
  const { _id, kind, last, expires, isDefault } = method;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong>
          {kindNames[kind]} <bdi>{last}</bdi>
        </strong>
        {isDefault && <span>{say('Payment.Offered first')}</span>}
        {expires !== undefined && <Expires expires={expires} />}
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Mounted at={`methodPrefer ${_id}`} control="methodPrefer" input={{ method: _id }}>
            {(actor) => <Prefer actor={actor} />}
          </Mounted>
        )}
        <Mounted at={`methodRemove ${_id}`} control="methodRemove" input={{ method: _id }}>
          {(actor) => <Remove actor={actor} />}
        </Mounted>
      </div>
    </li>
  );
};

const AddForm = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, noFaults);
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <SelectBox
        name="payment"
        label={say('Payment.Kind')}
        value={form.value('payment')}
        options={paymentKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        onChange={form.change('payment')}
      />
      <Refusal text={form.refusal} />
      <div>
        <Button type="submit" kind="primary" busy={form.isBusy} resting={form.isAccepted}>
          {say('Payment.Add it at the provider')}
        </Button>
      </div>
      {form.isAccepted && <p role="status">{say('Payment.You are led to the provider.')}</p>}
    </form>
  );
};

/** Payment methods that are kept for later: looked at, added, offered first, forgotten [§3]. */
export const MethodsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Payment.Payment methods')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Payment.Payment methods')}</h1>
          <ButtonLink href="/wallet" kind="ghost">
            {say('Nav.Wallet')}
          </ButtonLink>
        </div>
        <Card as="section">
          <Late fallback={<ListLoading rows={SKELETONS} />}>
            <PagedList
              of="methods"
              words={{
                label: 'Payment.Payment methods',
                failed: 'Payment.Your payment methods did not load.',
                cutShort: 'Payment.The next payment methods did not load.',
              }}
              className={styles.list}
              item={(method) => <Row key={method._id} method={method} />}
              loading={<ListLoading rows={SKELETONS} />}
              empty={<EmptyState art="ticket" title={say('Payment.None is stored yet')} />}
            />
          </Late>
        </Card>
        <Card as="section" title={say('Payment.Add a payment method')}>
          <div className={styles.form}>
            <p className={styles.muted}>
              {say(
                'Payment.Its details are typed at the provider and never reach us: we keep the kind and the last digits.',
              )}
            </p>
            <Late fallback={<ListLoading rows={1} />}>
              <Mounted at="methodAdd" control="methodAdd" input={{ payment: 'visa' }}>
                {(actor) => <AddForm actor={actor} />}
              </Mounted>
            </Late>
          </div>
        </Card>
      </div>
    </Page>
  );
};
