import { DEPOSIT_EXPIRY_MS } from '../../contract/limits';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { decideForgotten, decideGivenUp } from './method.decider';
import { methodKind } from './method.events';

type Needs = Pick<Platform, 'store' | 'payments' | 'log'>;

/** The provider forgets what was removed; without an answer it is asked again later. */
export const forgetMethod = async (
  { store, payments, log }: Needs,
  id: string,
  at: string,
): Promise<boolean> => {
  const stream = streamOf(methodKind, id);
  const { method, phase } = await store.load(stream);
  if (method === undefined || phase !== 'removed') return false;
  try {
    await payments.forget(method.method);
  } catch (error) {
    log.error({ error, id }, 'the payment provider gave no answer');
    return false;
  }
  const outcome = await store.execute({
    name: 'forgetMethod',
    at,
    streams: { method: stream },
    decide: (states) => decideForgotten(states.method, at),
  });
  return 'answer' in outcome;
};

/** Ends one that nobody went on with, unless the provider has ended it. */
const giveUp = async ({ store, payments }: Needs, id: string, at: string): Promise<boolean> => {
  if (!(await payments.cancel(id).catch(() => false))) return false;
  const outcome = await store.execute({
    name: 'giveUpMethod',
    at,
    streams: { method: streamOf(methodKind, id) },
    decide: ({ method }) => decideGivenUp(method, at),
  });
  return 'answer' in outcome;
};

const AT_ONCE = 50;

/** What was begun and left, and what was removed and is still known elsewhere. Answers how many ended. */
export const tidyMethods = async (
  platform: Needs & Pick<Platform, 'sql'>,
  now: number,
): Promise<number> => {
  const rows = await platform.sql<{ id: string; status: string }[]>`
    select id, status from payment_methods
    where status = 'removed'
      or (status = 'asked' and at <= ${new Date(now - DEPOSIT_EXPIRY_MS)})
    order by at limit ${AT_ONCE}`;
  const at = new Date(now).toISOString();
  const done = await Promise.all(
    rows.map(({ id, status }) =>
      status === 'removed' ? forgetMethod(platform, id, at) : giveUp(platform, id, at),
    ),
  );
  return done.filter(Boolean).length;
};
