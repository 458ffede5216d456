import type Stripe from 'stripe';
import type { ProviderMethod, ProviderWord, Said } from './payment.provider';
import { fromStripe } from './stripe.amount';

/** What an event names and does not hold. */
export interface Looking {
  charge(id: string): Promise<Stripe.Charge>;
  paymentMethod(id: string): Promise<Stripe.PaymentMethod>;
  /** What an intent paid for, where it was one of a plan's periods. */
  invoiceOf(intent: string): Promise<Stripe.Invoice | undefined>;
}

/** What Stripe answers for something: whole, or by its id. */
export const idOf = (one: string | { id: string }): string =>
  typeof one === 'string' ? one : one.id;
const referenceOf = ({ metadata }: { metadata: Stripe.Metadata | null }): string | undefined =>
  metadata?.['reference'];

interface Card {
  readonly brand?: string | null;
  readonly last4?: string | null;
  readonly exp_month?: number | null;
  readonly exp_year?: number | null;
}

/** What of a method may be shown; other brands than these two are blocked where cards are typed. */
const methodOf = (
  method: string,
  { card, paypal }: { card?: Card | null; paypal?: { payer_email?: string | null } | null },
): ProviderMethod => {
  if (card === undefined || card === null)
    return { method, kind: 'paypal', last: paypal?.payer_email ?? '' };
  const { brand, last4, exp_month: month, exp_year: year } = card;
  return {
    method,
    kind: brand === 'mastercard' ? 'mastercard' : 'visa',
    last: last4 ?? '',
    ...(typeof month === 'number' &&
      typeof year === 'number' && { expires: `${year}-${String(month).padStart(2, '0')}` }),
  };
};

const succeeded = (charge: Stripe.Charge): Said => {
  const about = referenceOf(charge);
  if (about === undefined) return 'nothing';
  const details = charge.payment_method_details ?? {};
  return {
    type: 'pay.succeeded',
    about,
    charge: charge.id,
    ...fromStripe(charge.currency, charge.amount),
    method: methodOf(charge.payment_method ?? charge.id, details as never),
  };
};

/** A refund that we asked for pays out; one that staff made at Stripe takes back. */
const refunded = async (refund: Stripe.Refund, look: Looking): Promise<Said> => {
  const { id, status, charge } = refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  const about = referenceOf(refund);
  if (about !== undefined) {
    if (hasFailed)
      return { type: 'payOut.refused', about, reason: refund.failure_reason ?? 'refused' };
    return status === 'succeeded' ? { type: 'payOut.paid', about } : 'nothing';
  }
  if (hasFailed || charge === null) return 'nothing';
  return reversed(idOf(charge), { ...refund, id, why: 'refund' }, look);
};

/** What was charged goes back, of a deposit or of a period of a plan. */
const reversed = async (
  of: string,
  taking: { id: string; currency: string; amount: number; why: 'refund' | 'chargeback' },
  look: Looking,
): Promise<Said> => {
  const charge = await look.charge(of);
  const { id, why } = taking;
  const { amount } = fromStripe(taking.currency, taking.amount);
  const deposit = referenceOf(charge);
  if (deposit !== undefined) return { type: 'pay.reversed', about: deposit, id, why, amount };
  if (charge.payment_intent === null) return 'nothing';
  const invoice = await look.invoiceOf(idOf(charge.payment_intent));
  const plan = invoice && planOf(invoice);
  if (invoice === undefined || plan === undefined) return 'nothing';
  return { type: 'plan.reversed', about: plan, id, charge: invoice.id, why, amount };
};

/** Our reference of the plan that an invoice charges a period of; undefined of others. */
export const planOf = ({ parent }: Stripe.Invoice): string | undefined =>
  parent?.subscription_details?.metadata?.['reference'];

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const invoiced = (invoice: Stripe.Invoice): Said => {
  const about = planOf(invoice);
  if (about === undefined) return 'nothing';
  const period = invoice.lines.data[0]?.period;
  if (period === undefined) return 'nothing';
  const sum = fromStripe(invoice.currency, invoice.amount_paid);
  const [from, until] = [instant(period.start), instant(period.end)];
  return { type: 'plan.paid', about, charge: invoice.id, ...sum, from, until };
};

/** Of the first invoice a refusal means that nothing began; of a later one that it is not paid. */
const unpaid = (invoice: Stripe.Invoice): Said => {
  const about = planOf(invoice);
  if (about === undefined) return 'nothing';
  return invoice.billing_reason === 'subscription_create'
    ? { type: 'plan.refused', about, reason: invoice.last_finalization_error?.message ?? 'refused' }
    : { type: 'plan.unpaid', about, charge: invoice.id };
};

const stored = async (intent: Stripe.SetupIntent, look: Looking): Promise<Said> => {
  const about = referenceOf(intent);
  const method = intent.payment_method;
  if (about === undefined || method === null) return 'nothing';
  const whole = await look.paymentMethod(idOf(method));
  return { type: 'method.stored', about, method: methodOf(whole.id, whole as never) };
};

const refusal = (
  type: 'pay.refused' | 'method.refused' | 'plan.refused',
  about: string | undefined | null,
  reason = 'refused',
): ProviderWord | 'nothing' => (typeof about === 'string' ? { type, about, reason } : 'nothing');

/** What a page that nobody went through was for. */
const expired = (mode: Stripe.Checkout.Session.Mode) => {
  if (mode === 'setup') return 'method.refused';
  return mode === 'subscription' ? 'plan.refused' : 'pay.refused';
};

/**
 * What an event of Stripe says to us. Rejects where Stripe does not answer about what it names: it
 * tells the event again.
 */
export const wordIn = async (event: Stripe.Event, look: Looking): Promise<Said> => {
  switch (event.type) {
    case 'charge.succeeded':
      return succeeded(event.data.object);
    case 'payment_intent.payment_failed': {
      const { last_payment_error: error, ...intent } = event.data.object;
      return refusal('pay.refused', referenceOf(intent), error?.message);
    }
    case 'checkout.session.expired': {
      const { mode, client_reference_id: about } = event.data.object;
      return refusal(expired(mode), about, 'expired');
    }
    case 'setup_intent.succeeded':
      return stored(event.data.object, look);
    case 'setup_intent.setup_failed': {
      const { last_setup_error: error, ...intent } = event.data.object;
      return refusal('method.refused', referenceOf(intent), error?.message);
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refunded(event.data.object, look);
    case 'charge.dispute.created': {
      const { charge, ...dispute } = event.data.object;
      return reversed(idOf(charge), { ...dispute, why: 'chargeback' }, look);
    }
    case 'invoice.created': {
      // A draft that waits for us before it is charged.
      const about = planOf(event.data.object);
      const isNext = event.data.object.billing_reason === 'subscription_cycle';
      return about === undefined || !isNext ? 'nothing' : { type: 'plan.due', about };
    }
    case 'invoice.paid':
      return invoiced(event.data.object);
    case 'invoice.payment_failed':
      return unpaid(event.data.object);
    case 'customer.subscription.deleted': {
      const about = referenceOf(event.data.object);
      return about === undefined ? 'nothing' : { type: 'plan.ended', about };
    }
    default:
      return 'nothing';
  }
};
