import type { FiledReport, Statement } from '../../contract/report';
import { type PortFailed, port } from '../kit/port';

export interface ReportsTold {
  type: 'reports.told';
  filed: FiledReport[];
  statements: Statement[];
}

export type ReportsEvent =
  | { type: 'reports.retry' }
  | { type: 'notification.arrived'; category: string }
  | ReportsTold
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    reports: undefined;
  }
}

export const reportsPorts = {
  /** GET /reports [decision 140]. */
  'reports.list': port<Record<string, never>, ReportsTold>('reports.list'),
};
