import { reportFileMachine } from '../../machines/report/reportFile.machine';
import { aRouter } from '../../machines/router/router.sample';
import { ReportPage } from '../../src/views/report/ReportPage';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/reportFile' };

const view = <ReportPage />;
const around = {
  house: { router: ['shown', aRouter('/support/report/message/message_0001')] } as const,
};
const form = formStates(
  reportFileMachine,
  'reportFile',
  { kind: 'message', id: 'message_0001', reason: 'insult', reportText: 'He shouts', block: 'yes' },
  {},
  'reportFile message message_0001',
);

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const ReportedBefore = storyOf(form.refused('report-exists'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
