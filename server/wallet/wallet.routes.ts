import { COINS, WALLET_PAGE } from '../../contract/limits';
import {
  listTransactions,
  listWallets,
  type Transaction,
  transactionCodes,
} from '../../contract/wallet';
import { wholeAmount } from '../../contract/wallet.rules';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { walletKind } from './wallet.events';

interface Row {
  id: string;
  at: Date;
  kind: keyof typeof transactionCodes;
  currency: string;
  amount: number;
  reference: string;
  total: number;
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

export const walletRoutes = ({ store, sql }: Platform): Route[] => [
  on(listWallets, async ({ caller }) => {
    const { balances } = await store.load(streamOf(walletKind, caller.player));
    return {
      items: Object.entries({ [COINS]: 0, ...balances }).map(([currency, balance]) => ({
        _id: currency,
        currency,
        balance,
        amount: wholeAmount(currency, balance),
      })),
    };
  }),

  on(listTransactions, async ({ caller, params: { page }, body }) => {
    const kinds = Object.entries(transactionCodes)
      .filter(([, code]) => body.types?.includes(code) ?? true)
      .map(([kind]) => kind);
    const rows = await sql<Row[]>`
      select id, at, kind, currency, amount, reference, count(*) over () as total
      from transactions
      where wallet = ${caller.player}
        and kind in ${sql(kinds.length === 0 ? [''] : kinds)}
        ${body.currency === undefined ? sql`` : sql`and currency = ${body.currency}`}
        ${body.from === undefined ? sql`` : sql`and at >= ${body.from}`}
        ${body.to === undefined ? sql`` : sql`and at < ${body.to}`}
      order by position desc
      limit ${WALLET_PAGE} offset ${(page - 1) * WALLET_PAGE}`;
    return { items: rows.map(transaction), total: rows[0]?.total ?? 0 };
  }),
];
