import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../contract/advertisement.rules';
import { DAY_MS, SUBSCRIPTION_MS } from '../../contract/limits';
import type { PaymentKind } from '../../contract/payment.rules';
import type { Config } from '../config';
import type { Sql } from '../store/database';
import type { Begun, PaymentProvider } from './payment.provider';
import { toStripe } from './stripe.amount';
import { idOf, planOf } from './stripe.words';

interface Parts {
  readonly stripe: Stripe;
  readonly keys: Pick<Config, 'STRIPE_PRICE_DIAMOND' | 'STRIPE_PRICE_CROWN' | 'PUBLIC_URL'>;
  readonly sql: Sql;
  readonly isKind: (text: string) => text is PaymentKind;
  readonly typeOf: (kind: PaymentKind) => 'card' | 'paypal';
  readonly cards: Stripe.Checkout.SessionCreateParams.PaymentMethodOptions;
  readonly customerOf: (player: string) => Promise<string>;
  readonly begunAt: (
    reference: string,
    object: { id: string; url: string | null | undefined },
  ) => Promise<Begun>;
}

const PERIOD = {
  interval: 'day',
  interval_count: SUBSCRIPTION_MS / DAY_MS,
} as const satisfies Stripe.PriceCreateParams.Recurring;

/** Ended there, or never begun: nothing is to be changed. */
const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * The tiers by Stripe Billing [decisions 146, 161]: the sum is always ours, what the operator's price
 * names is the product that it is charged for.
 */
export const stripePlans = ({
  stripe,
  keys,
  sql,
  isKind,
  typeOf,
  cards,
  customerOf,
  begunAt,
}: Parts): Pick<PaymentProvider, 'subscribe' | 'keep'> => {
  const prices: Readonly<Record<SubscriptionTier, string | undefined>> = {
    diamond: keys.STRIPE_PRICE_DIAMOND,
    crown: keys.STRIPE_PRICE_CROWN,
  };
  const productOf = async (tier: SubscriptionTier): Promise<string> => {
    const price = prices[tier];
    if (price === undefined) throw new Error(`Stripe has no price of ${tier}`);
    return idOf((await stripe.prices.retrieve(price)).product);
  };

  /** The subscription of a plan there, or the page that nobody went through. */
  const begunOf = async (
    object: string,
  ): Promise<Stripe.Subscription | Stripe.Checkout.Session> => {
    if (object.startsWith('sub_')) return stripe.subscriptions.retrieve(object);
    const session = await stripe.checkout.sessions.retrieve(object);
    return session.subscription === null
      ? session
      : stripe.subscriptions.retrieve(idOf(session.subscription));
  };

  return {
    async subscribe({ reference, player, tier, currency, amount, payment }) {
      const customer = await customerOf(player);
      const sum = toStripe(currency, amount);
      const price = {
        currency: sum.currency,
        unit_amount: sum.amount,
        product: await productOf(tier),
        recurring: PERIOD,
      };
      const metadata = { reference };
      const once = { idempotencyKey: reference };
      const page = `${keys.PUBLIC_URL}/wallet/subscription`;
      if (isKind(payment)) {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: reference,
            allowed_payment_method_types: [typeOf(payment)],
            payment_method_options: cards,
            line_items: [{ quantity: 1, price_data: price }],
            subscription_data: { metadata },
            success_url: page,
            cancel_url: page,
          },
          once,
        );
        return begunAt(reference, session);
      }
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          default_payment_method: payment,
          items: [{ price_data: price }],
          payment_behavior: 'allow_incomplete',
          metadata,
          expand: ['latest_invoice'],
        },
        once,
      );
      const invoice = subscription.latest_invoice;
      // Where the bank asks first, the player answers on the page of the invoice.
      const asks = subscription.status === 'incomplete' && invoice !== null;
      return begunAt(reference, {
        id: subscription.id,
        url: asks && typeof invoice !== 'string' ? invoice.hosted_invoice_url : undefined,
      });
    },
    async keep(reference, going) {
      const [begun] = await sql<{ object: string }[]>`
        select object from stripe_objects where reference = ${reference}`;
      if (begun === undefined) return;
      const found = await begunOf(begun.object);
      if (found.object === 'checkout.session') {
        if (going === 'stopped' && found.status === 'open')
          await stripe.checkout.sessions.expire(begun.object);
        return;
      }
      if (isOver(found)) return;
      if (going === 'stopped') await stripe.subscriptions.cancel(found.id);
      else
        await stripe.subscriptions.update(found.id, {
          cancel_at_period_end: going === 'to its end',
        });
    },
  };
};

/** The invoice that a payment intent pays; undefined where it pays none. */
export const invoiceOf = async (
  stripe: Stripe,
  intent: string,
): Promise<Stripe.Invoice | undefined> => {
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
  return paid === undefined ? undefined : stripe.invoices.retrieve(idOf(paid.invoice));
};

/** What was charged for plans of ours, by the invoice, with the intents that paid it. */
export async function* billedBy(stripe: Stripe): AsyncGenerator<{
  id: string;
  currency: string;
  amount: number;
  intents: string[];
}> {
  const list = stripe.invoices.list({ status: 'paid', limit: 100, expand: ['data.payments'] });
  for await (const invoice of list) {
    if (planOf(invoice) === undefined) continue;
    const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent === undefined ? [] : [idOf(payment.payment_intent)],
    );
    yield { id: invoice.id, currency: invoice.currency, amount: invoice.amount_paid, intents };
  }
}
