import type { Routes } from '../router/screen';

/** Where its screens are. */
export const paymentRoutes = {
  payments: { paths: ['/wallet/payments'], guard: 'authenticated', page: 'PaymentsPage' },
  methods: { paths: ['/wallet/methods'], guard: 'authenticated', page: 'MethodsPage' },
  withdraw: { paths: ['/wallet/withdraw'], guard: 'verified', page: 'WithdrawPage' },
} satisfies Routes;
