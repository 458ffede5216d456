import type { Routes } from '../router/screen';

/** Where its screens are. */
export const purchaseRoutes = {
  shop: { paths: ['/wallet/shop'], guard: 'authenticated', page: 'ShopPage', words: ['money'] },
} satisfies Routes;
