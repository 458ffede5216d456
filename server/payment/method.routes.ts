import * as contract from '../../contract/payment';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { forgetMethod } from './method.command';
import { decideAdd, decidePrefer, decideRemove } from './method.decider';
import { methodKind } from './method.events';
import { methodsOf } from './method.query';
import { hearOwnProvider } from './payment.hear';

/** Payment methods that a player keeps [§3, §7 B payments, decision 131]. */
export const methodRoutes = (platform: Platform): Route[] => {
  const { store, payments, sql, log } = platform;

  const add = async ({ caller, body, now, key }: Asked<typeof contract.addPayment>) => {
    const { player } = caller;
    if (!payments.kinds.includes(body.payment))
      return refused('payment-unknown', { field: 'body.payment' });
    // The same key is the same method, also for the provider.
    const reference = idOfKey('method', key);
    const order = { reference, player, kind: body.payment };
    const outcome = await store.execute({
      name: 'addPayment',
      at: now,
      key,
      streams: { method: streamOf(methodKind, reference) },
      decide: ({ method }) => decideAdd(method, order, payments.name, now),
    });
    if ('refused' in outcome) return outcome;
    const begun = await payments.store(order).catch((error: unknown) => {
      log.error({ error, reference }, 'the payment provider gave no answer');
      return undefined;
    });
    if (begun === undefined) return refused('unavailable');
    await hearOwnProvider(platform, reference);
    const { url } = begun;
    return { paymentId: reference, ...(url !== undefined && { url }) };
  };

  const remove = async ({ caller, body, now, key }: Asked<typeof contract.removePayment>) => {
    const { paymentId } = body;
    const outcome = await store.execute({
      name: 'removePayment',
      at: now,
      key,
      streams: { method: streamOf(methodKind, paymentId) },
      decide: ({ method }) => decideRemove(method, { player: caller.player, at: now }),
    });
    if ('refused' in outcome) return outcome;
    await forgetMethod(platform, paymentId, now);
    return { paymentId };
  };

  const prefer = async ({ caller, body, now, key }: Asked<typeof contract.preferPayment>) => {
    const { paymentId } = body;
    const outcome = await store.execute({
      name: 'preferPayment',
      at: now,
      key,
      streams: { method: streamOf(methodKind, paymentId) },
      decide: ({ method }) => decidePrefer(method, { player: caller.player, at: now }),
    });
    return 'refused' in outcome ? outcome : { paymentId };
  };

  return [
    on(contract.listPayments, ({ caller, query }) => methodsOf(sql, caller.player, query)),
    on(contract.addPayment, add),
    on(contract.removePayment, remove),
    on(contract.preferPayment, prefer),
  ];
};
