import { test } from 'vitest';
import { type ReportCommand, reportLifecycle } from '../../contract/lifecycles';
import { decideFileReport, decideJudgeReport } from '../../server/report/report.decider';
import { type ReportEvent, type ReportState, reportKind } from '../../server/report/report.events';
import { unreported } from '../../tests/support/conduct';
import { ANN, BEN, NOW, player, strangers } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const order = {
  reporter: ANN,
  kind: 'message',
  subject: 'message_1',
  reason: 'insult',
  text: '',
  found: { reported: BEN, seen: { text: 'Boo.', images: [] } },
  blocks: undefined,
  today: 0,
  at: NOW,
} as const;
const judged =
  (outcome: 'dismiss' | 'hide' | 'warn' | 'mute' | 'suspend') => (report: ReportState) =>
    decideJudgeReport({ ...unreported, report, player: player() }, 'report_1', {
      outcome,
      why: 'Because.',
      until: undefined,
      by: 'operator',
      at: NOW,
    });

const byOutcome = (
  outcome: 'hide' | 'warn' | 'mute' | 'suspend',
): Subject<ReportState, ReportCommand, ReportEvent> => ({
  initial: reportKind.initial,
  stepOf: ({ step }) => step,
  decide: {
    file: (report) =>
      decideFileReport(
        { report, player: player(), relation: strangers },
        { ...order, found: { ...order.found, seen: { text: 'Boo.', images: [] } } },
      ),
    dismiss: judged('dismiss'),
    uphold: judged(outcome),
  },
  eventsOf: ({ report: events = [] }: { report?: ReportEvent[] }) => events,
  evolve: reportKind.evolve,
});

test.each(['hide', 'warn', 'mute', 'suspend'] as const)(
  'a report that is upheld by %s takes exactly the steps of its table',
  (outcome) => {
    proveRefinement(reportLifecycle, [byOutcome(outcome)]);
  },
);
