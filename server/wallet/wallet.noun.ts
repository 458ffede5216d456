import type { Noun } from '../noun';
import { walletKind } from './wallet.events';
import { transactionsProjection } from './wallet.projection';
import { walletRoutes } from './wallet.routes';

export const walletNoun: Noun = {
  routes: [walletRoutes],
  kinds: [walletKind],
  projections: [transactionsProjection],
  personal: [{ section: 'transactions', table: 'transactions', columns: ['wallet'] }],
};
