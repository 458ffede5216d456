import { aFiledReport, aStatement } from '../../contract/make/report';
import { reportsMachine } from '../../machines/report/reports.machine';
import { ReportsPage } from '../../src/views/report/ReportsPage';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/reports' };

const at = (state: 'asking' | 'shown' | 'renewing' | 'failed', isEmpty = false) =>
  storyOf(
    mounted('reports', 'reports', reportsMachine, state, {
      filed: isEmpty
        ? []
        : [
            aFiledReport(),
            aFiledReport({ _id: 'report_0003', kind: 'player', reason: 'spam', state: 'upheld' }),
          ],
      statements: isEmpty
        ? []
        : [aStatement(), aStatement({ _id: 'report_0004', outcome: 'hide', isLifted: true })],
    }),
    <ReportsPage />,
    { house: member },
  );

export const Asking = at('asking', true);
export const Shown = at('shown');
export const Renewing = at('renewing');
export const Nothing = at('shown', true);
export const Failed = at('failed', true);
