import type { Routes } from '../router/screen';

/** Where its screens are. */
export const reportRoutes = {
  report: { paths: ['/support/report/:kind/:id'], guard: 'authenticated', page: 'ReportPage' },
  reports: { paths: ['/support/reports'], guard: 'authenticated', page: 'ReportsPage' },
} satisfies Routes;
