import { hash } from 'node:crypto';
import { deposit, transactionCodes } from '../../contract/wallet';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { protectionKind } from '../protection/protection.events';
import { streamOf } from '../store/stream';
import { walletOf } from '../wallet/wallet.answer';
import { walletKind } from '../wallet/wallet.events';
import { endPayment } from './payment.command';
import { decideDeposit, decideRequest } from './payment.decider';
import { paymentKind } from './payment.events';
import type { ChargeOrder } from './payment.provider';

/** Money into the wallet, from the provider [§7 B, decision 32]. */
export const paymentRoutes = (platform: Platform): Route[] => {
  const { store, payments } = platform;

  const pay = async (asked: Asked<typeof deposit>) => {
    const { caller, body, address, now, key } = asked;
    const allowed = decideDeposit(
      await eligibilityOf(platform, { caller, address, now }),
      body.currency,
    );
    if ('refused' in allowed) return allowed;
    const { currency } = allowed.answer;
    // The same key is the same payment, also for the provider: a repetition charges nothing.
    const reference = `deposit_${hash('sha256', `${key.scope}\n${key.value}`).slice(0, 24)}`;
    const { amount, payment } = body;
    const order: ChargeOrder = { reference, player: caller.player, currency, amount, payment };
    const stream = streamOf(paymentKind, reference);
    const requested = await store.execute({
      name: 'requestDeposit',
      at: now,
      key,
      streams: {
        payment: stream,
        protection: streamOf(protectionKind, caller.player),
        wallet: streamOf(walletKind, caller.player),
      },
      decide: (states) => decideRequest(states, order, payments.name, now),
    });
    if ('refused' in requested) return requested;
    const charged = await endPayment(platform, order, now);
    if ('refused' in charged) return charged;
    const [ended, { balances }] = await Promise.all([
      store.load(stream),
      store.load(streamOf(walletKind, caller.player)),
    ]);
    if (ended.phase !== 'approved') return refused('payment-declined', { reason: ended.reason });
    return {
      wallet: walletOf(currency, balances[currency] ?? 0),
      transaction: {
        id: reference,
        createdAt: ended.endedAt ?? now,
        amount,
        sign: 1 as const,
        currency,
        type: transactionCodes.shopDeposit,
        reference,
      },
    };
  };

  return [on(deposit, pay)];
};
