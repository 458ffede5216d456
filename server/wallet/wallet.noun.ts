import type { Noun } from '../noun';
import { purseKind } from './purse.events';
import { walletKind } from './wallet.events';
import { transactionsProjection } from './wallet.projection';
import { walletRoutes } from './wallet.routes';

export const walletNoun: Noun = {
  routes: [walletRoutes],
  kinds: [walletKind, purseKind],
  projections: [transactionsProjection],
  personal: [{ section: 'transactions', table: 'transactions', columns: ['wallet'] }],
};
