import type { Reported } from '../../contract/report';
import type { ReportKind } from '../../contract/report.rules';
import { type PortFailed, port } from '../kit/port';

/** Something that may be reported. */
export interface Subject {
  readonly kind: ReportKind;
  readonly id: string;
}

export type ReportedFact =
  | { type: 'reported.told'; reported: Reported }
  | { type: 'reported.missing' };

export type ReportedEvent = { type: 'reported.retry' } | ReportedFact | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    reported: Subject;
  }
}

export const reportedPorts = {
  /** GET /reports/{kind}/{id} [decision 140]. */
  'reported.read': port<Subject, ReportedFact>('reported.read'),
};
