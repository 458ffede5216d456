import Stripe from 'stripe';
import type { PaymentKind } from '../../contract/payment.rules';
import type { Config } from '../config';
import type { Sql } from '../store/database';
import type { Begun, PaymentProvider, ProviderEntry, Said } from './payment.provider';
import { fromStripe, toStripe } from './stripe.amount';
import { billedBy, invoiceOf, stripePlans } from './stripe.plans';
import { wordIn } from './stripe.words';

/** How long ago a word may have been signed, in seconds. */
const SIGNED_FOR_S = 300;
/** How often a call is repeated, under its key, that got no answer. */
const RETRIES = 2;

type Keys = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_PAYOUTS'
  | 'STRIPE_PRICE_DIAMOND'
  | 'STRIPE_PRICE_CROWN'
  | 'PUBLIC_URL'
>;

/** What each kind is called there; what is missing Stripe does not take. */
const typesOf: Readonly<Partial<Record<PaymentKind, 'card' | 'paypal'>>> = {
  visa: 'card',
  mastercard: 'card',
  paypal: 'paypal',
};
const kinds = Object.keys(typesOf) as PaymentKind[];
const isKind = (text: string): text is PaymentKind => kinds.some((kind) => kind === text);

/** Where cards are typed, brands that are no kind of §3 are not taken. */
const cards = {
  card: { restrictions: { brands_blocked: ['american_express', 'discover_global_network'] } },
} as const satisfies Stripe.Checkout.SessionCreateParams.PaymentMethodOptions;

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/**
 * Stripe [decisions 32, 146]: what is typed is typed on its own pages; how anything ended is told by its
 * signed events. Every call carries our reference as its idempotency key and in its metadata. `client`
 * is given by tests, which never reach the network.
 */
export const stripeProvider = (
  sql: Sql,
  keys: Keys,
  client?: Stripe.HttpClient,
): PaymentProvider => {
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', PUBLIC_URL } = keys;
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(client !== undefined && { httpClient: client }),
  });
  const back = { success_url: `${PUBLIC_URL}/wallet/payments`, cancel_url: `${PUBLIC_URL}/wallet` };

  const remember = (reference: string, object: string) => sql`
    insert into stripe_objects (reference, object) values (${reference}, ${object})
    on conflict (reference) do update set object = excluded.object`;

  const customers = new Map<string, string>();
  const customersOf = async (player: string): Promise<Stripe.Customer[]> =>
    (await stripe.customers.search({ query: `metadata['player']:'${player}'`, limit: 100 })).data;
  /** Whom a player’s methods belong to there: found by the player, else made once. */
  const customerOf = async (player: string): Promise<string> => {
    const known = customers.get(player);
    if (known !== undefined) return known;
    const [found] = await customersOf(player);
    const made =
      found ??
      (await stripe.customers.create(
        { metadata: { player } },
        { idempotencyKey: `customer ${player}` },
      ));
    customers.set(player, made.id);
    return made.id;
  };

  const begunAt = async (
    reference: string,
    { id, url }: { id: string; url: string | null | undefined },
  ): Promise<Begun> => {
    await remember(reference, id);
    return { charge: id, ...(typeof url === 'string' && { url }) };
  };

  const typeOf = (kind: PaymentKind): 'card' | 'paypal' => {
    const type = typesOf[kind];
    if (type === undefined) throw new Error(`Stripe takes no ${kind}`);
    return type;
  };

  /** A charge by this method that so much can go back of. */
  const chargeBehind = async (customer: string, method: string, amount: number) => {
    for await (const charge of stripe.charges.list({ customer, limit: 100 }))
      if (charge.payment_method === method && charge.amount - charge.amount_refunded >= amount)
        return charge.id;
    return undefined;
  };

  return {
    name: 'stripe',
    isTest: false,
    kinds,
    async pay({ reference, player, currency, amount, payment }) {
      const customer = await customerOf(player);
      const sum = toStripe(currency, amount);
      const metadata = { reference };
      const once = { idempotencyKey: reference };
      if (isKind(payment)) {
        const line = { currency: sum.currency, unit_amount: sum.amount };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer,
            client_reference_id: reference,
            allowed_payment_method_types: [typeOf(payment)],
            payment_method_options: cards,
            line_items: [
              { quantity: 1, price_data: { ...line, product_data: { name: 'Deposit' } } },
            ],
            payment_intent_data: { metadata },
            ...back,
          },
          once,
        );
        return begunAt(reference, session);
      }
      const intent = await stripe.paymentIntents.create(
        {
          ...sum,
          customer,
          payment_method: payment,
          allowed_payment_method_types: ['card', 'paypal'],
          confirm: true,
          return_url: back.success_url,
          metadata,
        },
        once,
      );
      return begunAt(reference, {
        id: intent.id,
        url: intent.next_action?.redirect_to_url?.url,
      });
    },
    async store({ reference, player, kind }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer: await customerOf(player),
          client_reference_id: reference,
          allowed_payment_method_types: [typeOf(kind)],
          payment_method_options: cards,
          setup_intent_data: { metadata: { reference } },
          success_url: `${PUBLIC_URL}/wallet/methods`,
          cancel_url: `${PUBLIC_URL}/wallet/methods`,
        },
        { idempotencyKey: reference },
      );
      return begunAt(reference, session);
    },
    async payOut({ reference, player, currency, amount, method }) {
      // Without Connect Stripe pays nobody: what cannot go back by a refund is paid by hand.
      if (keys.STRIPE_PAYOUTS !== 'refund') return { charge: reference };
      const [begun] = await sql<{ object: string }[]>`
        select object from stripe_objects where reference = ${reference}`;
      if (begun !== undefined) return { charge: begun.object };
      const sum = toStripe(currency, amount);
      const charge = await chargeBehind(await customerOf(player), method, sum.amount);
      if (charge === undefined) return { charge: reference };
      const refund = await stripe.refunds.create(
        { charge, amount: sum.amount, metadata: { reference } },
        { idempotencyKey: reference },
      );
      return begunAt(reference, { id: refund.id, url: undefined });
    },
    ...stripePlans({ stripe, keys, sql, isKind, typeOf, cards, customerOf, begunAt }),
    async cancel(reference) {
      const [begun] = await sql<{ object: string }[]>`
        select object from stripe_objects where reference = ${reference}`;
      if (begun === undefined) return true;
      const { object } = begun;
      if (object.startsWith('cs_')) {
        const { status } = await stripe.checkout.sessions.retrieve(object);
        if (status === 'open') await stripe.checkout.sessions.expire(object);
        return status !== 'complete';
      }
      if (object.startsWith('sub_')) {
        const { status } = await stripe.subscriptions.retrieve(object);
        if (status === 'incomplete') await stripe.subscriptions.cancel(object);
        return status === 'incomplete' || status === 'incomplete_expired' || status === 'canceled';
      }
      const { status } = await stripe.paymentIntents.retrieve(object);
      if (status === 'succeeded' || status === 'processing') return false;
      if (status !== 'canceled') await stripe.paymentIntents.cancel(object);
      return true;
    },
    async forget(method) {
      try {
        await stripe.paymentMethods.detach(method);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    async forgetPlayer(player) {
      customers.delete(player);
      for (const { id } of await customersOf(player)) await stripe.customers.del(id);
    },
    async wordOf(body, signature, now): Promise<Said | undefined> {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          STRIPE_WEBHOOK_SECRET,
          SIGNED_FOR_S,
          undefined,
          now,
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
      return wordIn(event, {
        charge: (id) => stripe.charges.retrieve(id),
        paymentMethod: (id) => stripe.paymentMethods.retrieve(id),
        invoiceOf: (intent) => invoiceOf(stripe, intent),
      });
    },
    async entries() {
      const entries: ProviderEntry[] = [];
      const enter = (
        type: ProviderEntry['type'],
        reference: string | undefined,
        { currency, amount }: { currency: string; amount: number },
      ) => {
        if (reference !== undefined)
          entries.push({ reference, type, ...fromStripe(currency, amount) });
      };
      const billed = new Map<string, string>();
      for await (const { id, intents, ...sum } of billedBy(stripe)) {
        enter('paid in', id, sum);
        for (const intent of intents) billed.set(intent, id);
      }
      const of = (charge: string | Stripe.Charge | null) => {
        if (charge === null || typeof charge === 'string') return undefined;
        const { payment_intent: intent, metadata } = charge;
        return metadata['reference'] ?? billed.get(typeof intent === 'string' ? intent : '');
      };
      for await (const charge of stripe.charges.list({ limit: 100 }))
        if (charge.status === 'succeeded') enter('paid in', charge.metadata['reference'], charge);
      for await (const refund of stripe.refunds.list({ limit: 100, expand: ['data.charge'] })) {
        const ours = refund.metadata?.['reference'];
        if (refund.status === 'failed' || refund.status === 'canceled') continue;
        if (ours === undefined) enter('taken back', of(refund.charge), refund);
        else enter('paid out', ours, refund);
      }
      for await (const dispute of stripe.disputes.list({ limit: 100, expand: ['data.charge'] }))
        enter('taken back', of(dispute.charge), dispute);
      return entries;
    },
  };
};
