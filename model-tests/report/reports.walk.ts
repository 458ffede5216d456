import { aFiledReport, aReported, aStatement } from '../../contract/make/report';
import { reportedMachine } from '../../machines/report/reported.machine';
import { reportFileMachine } from '../../machines/report/reportFile.machine';
import { reportsMachine } from '../../machines/report/reports.machine';
import { form } from '../kit/forms.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const reportFileWalk = form(
  reportFileMachine,
  { kind: 'message', id: 'message_0001', reason: 'insult' },
  'reportText',
  [{ kind: 'message', id: 'message_0001' }],
);

export const reportedWalk = walk({
  machine: silent(reportedMachine),
  inputs: [{ kind: 'letter', id: 'letter_0001' }],
  events: [
    { type: 'reported.told', reported: aReported() },
    { type: 'reported.told', reported: aReported({ text: '', images: ['/images/image_01.webp'] }) },
    { type: 'reported.missing' },
    { type: 'reported.retry' },
    { type: 'port.failed', port: 'reported.read' },
  ],
  view: ({ context: { reported } }) => [reported?.text === '', reported?.images.length],
});

export const reportsWalk = walk({
  machine: silent(reportsMachine),
  inputs: [undefined],
  events: [
    { type: 'reports.told', filed: [], statements: [] },
    { type: 'reports.told', filed: [aFiledReport()], statements: [aStatement()] },
    {
      type: 'reports.told',
      filed: [aFiledReport({ state: 'upheld' })],
      statements: [aStatement({ isLifted: true })],
    },
    { type: 'reports.retry' },
    { type: 'notification.arrived', category: 'supports' },
    { type: 'notification.arrived', category: 'gifts' },
    { type: 'port.failed', port: 'reports.list' },
  ],
  view: ({ context: { filed, statements } }) => [filed[0]?.state, statements[0]?.isLifted],
});
