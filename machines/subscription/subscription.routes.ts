import type { Routes } from '../router/screen';

/** Where its screens are. */
export const subscriptionRoutes = {
  subscription: {
    paths: ['/wallet/subscription'],
    guard: 'authenticated',
    page: 'SubscriptionPage',
    words: ['money'],
  },
} satisfies Routes;
