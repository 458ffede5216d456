import type { ReportKind, ReportReason } from '../../contract/report.rules';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    /** What is reported: its kind and id. */
    reportFile: Values;
  }
}

export const reportFilePorts = {
  /** POST /reports [decision 140]. */
  'reportFile.submit': port<
    { kind: ReportKind; id: string; reason: ReportReason; text: string; block: boolean },
    FormFact
  >('reportFile.submit'),
};
