import type { Routes } from '../router/screen';

/** Where its screens are. */
export const paymentRoutes = {
  payments: {
    paths: ['/wallet/payments'],
    guard: 'authenticated',
    page: 'PaymentsPage',
    words: ['money', 'safety'],
  },
  methods: {
    paths: ['/wallet/methods'],
    guard: 'authenticated',
    page: 'MethodsPage',
    words: ['money'],
  },
  withdraw: {
    paths: ['/wallet/withdraw'],
    guard: 'verified',
    page: 'WithdrawPage',
    words: ['money'],
  },
} satisfies Routes;
