import { fileReport, listReports, readReported } from '../../../contract/report';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { reportedPorts } from '../../../machines/report/reported.words';
import type { reportFilePorts } from '../../../machines/report/reportFile.words';
import type { reportsPorts } from '../../../machines/report/reports.words';
import type { Asks } from '../api';
import { isMissing } from '../missing';

export const reportAdapters = (
  asks: Asks,
): AdaptersOf<typeof reportedPorts & typeof reportFilePorts & typeof reportsPorts> => ({
  'reportFile.submit': asks('reportFile.submit', fileReport, {
    given: (body) => ({ body }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'reported.read': asks('reported.read', readReported, {
    given: (params) => ({ params }),
    answered: (reported) => ({ type: 'reported.told', reported }),
    refused: (problem) => (isMissing(problem) ? { type: 'reported.missing' } : undefined),
  }),
  'reports.list': asks('reports.list', listReports, {
    answered: ({ filed, statements }) => ({ type: 'reports.told', filed, statements }),
  }),
});
