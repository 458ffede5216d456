import type { Config } from '../config';
import type { Secrets } from '../secret/secret';
import type { Sql } from '../store/database';
import type { PaymentProvider } from './payment.provider';
import { type TestProvider, testProvider } from './test.provider';

/** What a provider is opened with. */
interface Parts {
  readonly config: Config;
  readonly sql: Sql;
  readonly secrets: Pick<Secrets, 'derive' | 'seal'>;
  /** Tests put one of their own around the test provider. */
  readonly around?: ((test: TestProvider) => PaymentProvider) | undefined;
}

/**
 * The provider that moves this platform's money: whoever pays and whoever reconciles ask the same. It
 * is Stripe where its keys are set, else the built-in one that moves nothing.
 */
export const openProvider = async ({
  config,
  sql,
  secrets,
  around,
}: Parts): Promise<PaymentProvider> => {
  if (config.STRIPE_SECRET_KEY !== undefined) {
    const { stripeProvider } = await import('./stripe.provider');
    return stripeProvider(sql, config);
  }
  const test = testProvider(sql, secrets);
  return around?.(test) ?? test;
};
