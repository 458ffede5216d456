import { fileReport, listReports } from '../../../contract/report';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { reportFilePorts } from '../../../machines/report/reportFile.words';
import type { reportsPorts } from '../../../machines/report/reports.words';
import type { Asks } from '../api';

export const reportAdapters = (
  asks: Asks,
): AdaptersOf<typeof reportFilePorts & typeof reportsPorts> => ({
  'reportFile.submit': asks('reportFile.submit', fileReport, {
    given: (body) => ({ body }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'reports.list': asks('reports.list', listReports, {
    answered: ({ filed, statements }) => ({ type: 'reports.told', filed, statements }),
  }),
});
