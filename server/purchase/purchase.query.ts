import { WALLET_PAGE } from '../../contract/limits';
import type { Purchase, PurchaseCode, PurchaseFilters } from '../../contract/purchase';
import { type TransactionKind, transactionCodes } from '../../contract/wallet';
import { skinOf } from '../../games/scratcher/scratcher.rules';
import type { Platform } from '../platform';
import { scratcherKind } from '../scratcher/scratcher.events';
import { rangeOf, readRange } from '../store/page';
import { streamOf } from '../store/stream';
import { purchaseKind } from './purchase.events';

interface Row {
  reference: string;
  at: Date;
  kind: 'shopDeposit' | 'shopWithdraw' | 'shopCoins' | 'shopSubscription';
  currency: string;
  amount: number;
}

const kinds = [
  'shopDeposit',
  'shopWithdraw',
  'shopCoins',
  'shopSubscription',
] as const satisfies readonly TransactionKind[];

/** What a player bought, paid in and paid out, from the movements of their wallet [§3 Purchase]. */
export const purchaseQuery = ({ sql, store }: Pick<Platform, 'sql' | 'store'>) => {
  const broughtBy = async (id: string): Promise<Purchase['bought']> => {
    if (id.startsWith('purchase_')) {
      const { made } = await store.load(streamOf(purchaseKind, id));
      return made && { currency: made.currency, amount: made.amount };
    }
    if (!id.startsWith('scratcher_')) return undefined;
    const { granted } = await store.load(streamOf(scratcherKind, id));
    return granted && { currency: skinOf(granted.typeId).family, amount: granted.commits.length };
  };

  const read = async ({ reference, at, kind, currency, amount }: Row): Promise<Purchase> => {
    const bought = await broughtBy(reference);
    return {
      id: reference,
      createdAt: at.toISOString(),
      amount: Math.abs(amount),
      currency,
      type: transactionCodes[kind],
      ...(bought !== undefined && { bought }),
    };
  };

  /** What is paid leaves the wallet, what is paid in arrives: the other side of each is no purchase. */
  const isPurchase = (player: string, types: readonly PurchaseCode[] = []) => {
    const wanted = kinds.filter(
      (kind) => types.length === 0 || types.includes(transactionCodes[kind]),
    );
    return sql`
      wallet = ${player} and kind = any(${wanted}::text[])
      and case kind when 'shopDeposit' then amount > 0 else amount < 0 end`;
  };

  return {
    /** Page N, from 1. */
    async page(player: string, page: number, { types, from, to }: PurchaseFilters) {
      const wanted = sql`
        ${isPurchase(player, types)}
        ${from === undefined ? sql`` : sql`and at >= ${from}`}
        ${to === undefined ? sql`` : sql`and at < ${to}`}`;
      const { rows, total } = await readRange<Row>(sql, rangeOf(page - 1, WALLET_PAGE), {
        rows: (counted) => sql`
          select reference, at, kind, currency, amount, ${counted} from transactions
          where ${wanted} order by position desc`,
        total: sql`select count(*) from transactions where ${wanted}`,
      });
      return { items: await Promise.all(rows.map(read)), total };
    },
    /** One by what its movement refers to; undefined where the player has none such. */
    async byId(player: string, id: string): Promise<Purchase | undefined> {
      const [row] = await sql<Row[]>`
        select reference, at, kind, currency, amount from transactions
        where ${isPurchase(player)} and reference = ${id} order by position limit 1`;
      return row && read(row);
    },
  };
};
