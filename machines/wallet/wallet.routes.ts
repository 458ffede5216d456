import type { Routes } from '../router/screen';

/** Where its screens are. */
export const walletRoutes = {
  wallet: { paths: ['/wallet'], guard: 'authenticated', page: 'WalletPage', words: ['money'] },
} satisfies Routes;
