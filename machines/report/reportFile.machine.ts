import type { ActorRefFrom } from 'xstate';
import { ReportKind, ReportReason } from '../../contract/report';
import { formMachine } from '../kit/form';
import { reportFileFaults } from './report.rules';

/** A report of somebody, or of what they said, wrote or show; perhaps with a block [decision 140]. */
export const reportFileMachine = formMachine({
  id: 'reportFile',
  spec: 'decision 140',
  fields: ['kind', 'id', 'reason', 'reportText', 'block'],
  faults: reportFileFaults,
  keeps: ['kind', 'id'],
  body: ({ kind, id = '', reason, reportText = '', block }) => ({
    kind: ReportKind.safeParse(kind).data ?? 'player',
    id,
    reason: ReportReason.safeParse(reason).data ?? 'other',
    text: reportText.trim(),
    block: block === 'yes',
  }),
});

export type ReportFileActor = ActorRefFrom<typeof reportFileMachine>;
