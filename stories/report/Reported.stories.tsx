import { aReported } from '../../contract/make/report';
import { reportedMachine } from '../../machines/report/reported.machine';
import { reportFileMachine } from '../../machines/report/reportFile.machine';
import { aRouter } from '../../machines/router/router.sample';
import { logoSvg } from '../../src/art/logo';
import { ReportPage } from '../../src/views/report/ReportPage';
import { formStates } from '../support/forms';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/reported' };

const subject = { kind: 'letter', id: 'letter_0001' } as const;
const form = formStates(reportFileMachine, 'reportFile', {
  ...subject,
  reason: '',
  reportText: '',
});
const picture = aReported({
  text: 'Look at this',
  images: [`data:image/svg+xml,${encodeURIComponent(logoSvg())}`],
});

const at = (state: 'asking' | 'shown' | 'missing' | 'failed', reported = aReported()) =>
  storyOf(
    mounted(
      'reported letter letter_0001',
      'reported',
      reportedMachine,
      state,
      { ...subject, reported: state === 'shown' ? reported : undefined },
      { 'reportFile letter letter_0001': { src: 'reportFile', still: form.blank.still } },
    ),
    <ReportPage />,
    { house: { router: ['shown', aRouter('/support/report/letter/letter_0001')] } },
  );

export const Asking = at('asking');
export const Shown = at('shown');
export const WithPictures = at('shown', picture);
export const Missing = at('missing');
export const Failed = at('failed');
