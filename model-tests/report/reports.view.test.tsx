import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReported } from '../../contract/make/report';
import { reportFileFaults } from '../../machines/report/report.rules';
import { ReportPage } from '../../src/views/report/ReportPage';
import { ReportsPage } from '../../src/views/report/ReportsPage';
import { onForm, typedWalk } from '../support/form';
import { hears, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { reportedWalk, reportFileWalk, reportsWalk } from './reports.walk';

const kind = 'message';
const id = 'message_0001';
const filing = typedWalk(
  reportFileWalk,
  { kind, id },
  { filled: { reason: 'insult', reportText: 'He shouts' } },
);

const choose = (field: string, value: string): boolean => {
  const box = screen.queryByLabelText<HTMLSelectElement>('What is wrong with it?');
  if (field !== 'reason' || box === null || box.value === value) return false;
  fireEvent.change(box, { target: { value } });
  return true;
};

test(
  'reportFile: every edge that the page reaches is walked on it',
  async () => {
    const on = onForm({
      port: 'reportFile.submit',
      faults: reportFileFaults,
      submit: 'Send the report',
      done: 'Thank you. We look at it, and tell you what came of it.',
      choose,
      labels: { reportText: 'What should we know about it?' },
    });
    const { 'form.leave': _, ...by } = on.by;
    await walkView(filing, {
      ...on,
      by,
      without: {
        ...on.without,
        'reportFile.editing form.leave[0]': 'it says what is wrong when it is sent',
      },
      offers: [{ role: 'button', name: 'Send the report', says: { type: 'form.submit' } }],
      control: `reportFile ${kind} ${id}`,
      view: <ReportPage />,
      start: () => ({ ...member, to: `/support/report/${kind}/${id}` }),
      sees: (form, world, event) => {
        on.sees(form, world, event);
        const box = screen.queryByLabelText<HTMLSelectElement>('What is wrong with it?');
        expect(box?.value).toBe(form.context.values['reason'] ?? '');
        expect(shows('Say what is wrong with it')).toBe(
          form.context.touched.includes('reason') &&
            'reason' in reportFileFaults(form.context.values),
        );
      },
    });
  },
  WALK_MS,
);

test(
  'reported: every edge is walked beside the form',
  async () => {
    await walkView(reportedWalk, {
      control: 'reported letter letter_0001',
      view: <ReportPage />,
      start: () => ({ ...member, to: '/support/report/letter/letter_0001' }),
      by: {
        'reported.told': 'reported.read',
        'reported.missing': 'reported.read',
        'port.failed': 'reported.read',
        'reported.retry': () => press('button', 'Try again'),
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'reported.retry' } }],
      sees: (quote) => {
        const { reported } = quote.context;
        expect(shows(aReported().text)).toBe(reported !== undefined && reported.text !== '');
        expect(document.querySelectorAll('main img')).toHaveLength(reported?.images.length ?? 0);
        expect(shows('It is not there any more.')).toBe(quote.matches('missing'));
      },
    });
  },
  WALK_MS,
);

test(
  'reports: every edge is walked on their page',
  async () => {
    await walkView(reportsWalk, {
      control: 'reports',
      view: <ReportsPage />,
      start: () => ({ ...member, to: '/support/reports' }),
      by: {
        'reports.told': 'reports.list',
        'port.failed': 'reports.list',
        'reports.retry': () => press('button', 'Try again'),
        'notification.arrived': hears('reports'),
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'reports.retry' } }],
      sees: (reports) => {
        const { filed, statements } = reports.context;
        expect(document.querySelectorAll('main li')).toHaveLength(
          reports.matches('shown') || reports.matches('renewing')
            ? filed.length + statements.length
            : 0,
        );
        expect(shows('This was taken back')).toBe(statements.some(({ isLifted }) => isLifted));
      },
    });
  },
  WALK_MS,
);
