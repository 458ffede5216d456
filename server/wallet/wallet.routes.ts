import { COINS, WALLET_PAGE } from '../../contract/limits';
import { mayPlay } from '../../contract/play.rules';
import {
  listTransactions,
  listWallets,
  removeWallet,
  type Transaction,
  transactionCodes,
} from '../../contract/wallet';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { rangeOf, readRange } from '../store/page';
import { streamOf } from '../store/stream';
import { purseKind } from './purse.events';
import { walletOf } from './wallet.answer';
import { decideClose } from './wallet.decider';
import { walletKind } from './wallet.events';

interface Row {
  id: string;
  at: Date;
  kind: keyof typeof transactionCodes;
  currency: string;
  amount: number;
  reference: string;
}

const transaction = ({ id, at, kind, currency, amount, reference }: Row): Transaction => ({
  id,
  createdAt: at.toISOString(),
  amount: Math.abs(amount),
  sign: amount < 0 ? -1 : 1,
  currency,
  type: transactionCodes[kind],
  reference,
});

export const walletRoutes = (platform: Platform): Route[] => {
  const { store, sql } = platform;

  const wallets = async ({
    caller,
    address,
    now,
  }: Asked<typeof listWallets | typeof removeWallet>) => {
    const [{ balances }, { closed }, { facts, currency }] = await Promise.all([
      store.load(streamOf(walletKind, caller.player)),
      store.load(streamOf(purseKind, caller.player)),
      eligibilityOf(platform, { caller, address, now }),
    ]);
    const open = Object.entries(balances).filter(
      ([code, balance]) => balance > 0 || closed[code] === undefined,
    );
    // Whoever may play for money has a wallet for it, before the first deposit too.
    const money = mayPlay('money', facts).allowed ? { [currency]: 0 } : {};
    return {
      items: Object.entries({ [COINS]: 0, ...money, ...Object.fromEntries(open) }).map(
        ([code, balance]) => walletOf(code, balance),
      ),
    };
  };

  const transactions = async (asked: Asked<typeof listTransactions>) => {
    const {
      caller,
      params: { page },
      body: { currency, types = [], from, to },
    } = asked;
    const kinds = Object.entries(transactionCodes)
      .filter(([, code]) => types.includes(code))
      .map(([kind]) => kind);
    const wanted = sql`
      wallet = ${caller.player}
      ${kinds.length === 0 ? sql`` : sql`and kind = any(${kinds}::text[])`}
      ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
      ${from === undefined ? sql`` : sql`and at >= ${from}`}
      ${to === undefined ? sql`` : sql`and at < ${to}`}`;
    const { rows, total } = await readRange<Row>(sql, rangeOf(page - 1, WALLET_PAGE), {
      rows: (counted) => sql`
        select id, at, kind, currency, amount, reference, ${counted} from transactions
        where ${wanted} order by position desc`,
      total: sql`select count(*) from transactions where ${wanted}`,
    });
    return { items: rows.map(transaction), total };
  };

  const close = async (asked: Asked<typeof removeWallet>) => {
    const { caller, body, now, key } = asked;
    const outcome = await store.execute({
      name: 'removeWallet',
      at: now,
      key,
      streams: {
        purse: streamOf(purseKind, caller.player),
        wallet: streamOf(walletKind, caller.player),
      },
      decide: (states) => decideClose(states, { currency: body.currency, at: now }),
    });
    return 'refused' in outcome ? outcome : wallets(asked);
  };

  return [on(removeWallet, close), on(listWallets, wallets), on(listTransactions, transactions)];
};
