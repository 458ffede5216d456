import { listTransfers } from '../../contract/transfer';
import { deposit, transactionCodes } from '../../contract/wallet';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletOf } from '../wallet/wallet.answer';
import { walletKind } from '../wallet/wallet.events';
import { payingBy } from './method.pay';
import { depositOf } from './payment.answer';
import { askForPayment } from './payment.command';
import { decideDeposit, decideRequest } from './payment.decider';
import { paymentKind } from './payment.events';
import type { PayOrder } from './payment.provider';
import { transfersOf } from './payment.query';
import { depositStreams } from './payment.streams';

/** Money into the wallet, from the provider [§7 B, decisions 32, 134]. */
export const paymentRoutes = (platform: Platform): Route[] => {
  const { store, payments } = platform;

  const pay = async (asked: Asked<typeof deposit>) => {
    const { caller, body, address, now, key } = asked;
    const { player } = caller;
    const allowed = decideDeposit(await eligibilityOf(platform, { caller, address, now }), {
      currency: body.currency,
      amount: body.amount,
    });
    if ('refused' in allowed) return allowed;
    const { currency } = allowed.answer;
    // The same key is the same payment, also for the provider: a repetition charges nothing.
    const reference = idOfKey('deposit', key);
    const { amount } = body;
    const paid = await payingBy(platform, body.payment, { player, at: now });
    if ('refused' in paid) return paid;
    const { payment } = paid.answer;
    const order: PayOrder = { reference, player, currency, amount, payment };
    const requested = await store.execute({
      name: 'requestDeposit',
      at: now,
      key,
      streams: depositStreams(reference, player),
      decide: (states) => decideRequest(states, order, payments.name, now),
    });
    if ('refused' in requested) return requested;
    const asking = await askForPayment(platform, order, now);
    if ('refused' in asking) return asking;
    const [state, { balances }] = await Promise.all([
      store.load(streamOf(paymentKind, reference)),
      store.load(streamOf(walletKind, player)),
    ]);
    const { phase, reason, endedAt = now } = state;
    if (phase === 'refused') return refused('payment-declined', { reason });
    return {
      deposit: depositOf(reference, state, now),
      wallet: walletOf(currency, balances[currency] ?? 0),
      ...(phase === 'succeeded' && {
        transaction: {
          id: reference,
          createdAt: endedAt,
          amount,
          sign: 1 as const,
          currency,
          type: transactionCodes.shopDeposit,
          reference,
        },
      }),
    };
  };

  return [
    on(deposit, pay),
    on(listTransfers, ({ caller, query }) => transfersOf(platform.sql, caller.player, query)),
  ];
};
