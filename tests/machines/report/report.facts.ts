import { aFiledReport, aReported, aStatement } from '../../../contract/make/report';
import { problem } from '../../../contract/problems';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'reportFile.submit': () => [
    { type: 'form.accepted' },
    { type: 'form.refused', problem: problem('report-exists') },
  ],
  'reported.read': () => [
    { type: 'reported.told', reported: aReported() },
    { type: 'reported.missing' },
  ],
  'reports.list': () => [
    { type: 'reports.told', filed: [aFiledReport()], statements: [aStatement()] },
    { type: 'reports.told', filed: [], statements: [] },
  ],
};
