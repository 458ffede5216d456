import { paymentKinds } from '../../contract/payment.rules';
import { listTransfers } from '../../contract/transfer';
import { deposit, TestPayment, transactionCodes } from '../../contract/wallet';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletOf } from '../wallet/wallet.answer';
import { walletKind } from '../wallet/wallet.events';
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

  /** What the provider is asked to charge: a kind, or what it calls something of the player's own. */
  const methodOf = async (payment: string): Promise<string | undefined> => {
    if (paymentKinds.some((kind) => kind === payment)) return payment;
    return payments.isTest && TestPayment.options.some((word) => word === payment)
      ? payment
      : undefined;
  };

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
    const payment = await methodOf(body.payment);
    if (payment === undefined) return refused('payment-unknown', { field: 'body.payment' });
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
