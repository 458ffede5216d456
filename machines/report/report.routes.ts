import type { Routes } from '../router/screen';

/** Where its screens are. */
export const reportRoutes = {
  report: {
    paths: ['/support/report/:kind/:id'],
    guard: 'authenticated',
    page: 'ReportPage',
    words: ['people'],
  },
  reports: {
    paths: ['/support/reports'],
    guard: 'authenticated',
    page: 'ReportsPage',
    words: ['people'],
  },
} satisfies Routes;
