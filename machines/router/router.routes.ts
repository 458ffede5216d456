import type { Routes } from '../router/screen';

/** Where its screens are. */
export const routerRoutes = {
  /** Every other address. */
  notFound: { paths: [], page: 'NotFoundPage' },
} satisfies Routes;
