import { problem } from '../../contract/problems';
import { uploadMachine } from '../../machines/image/upload.machine';
import { Card } from '../../src/ui/Card';
import { Alerts } from '../../src/views/alert/Alerts';
import { Upload } from '../../src/views/image/Upload';
import { member } from '../support/evening';
import { alertsOf } from '../support/forms';
import { picture } from '../support/picture';
import { mounted, type Subject, storyOf } from '../support/story';

export default { title: 'machines/upload' };

const view = (
  <>
    <Card>
      <Upload target="icon" label="Choose a picture" clearLabel="Remove it" />
    </Card>
    <Alerts />
  </>
);
const at = (state: string | object, beside: readonly Subject[] = []) =>
  storyOf(
    mounted('upload icon', 'upload', uploadMachine, state as never, {
      target: 'icon',
      url: state === 'empty' || state === 'clearing' ? '' : picture(210),
      name: state === 'empty' || state === 'clearing' ? '' : 'evening at the pier.jpg',
    }),
    view,
    { house: member, beside },
  );
const refused = problem('image-refused');

export const Empty = at('empty');
export const Reading = at({ held: 'reading' });
export const Chosen = at({ held: 'chosen' });
export const Unreadable = at({ held: 'unreadable' });
export const Sending = at({ held: 'sending' });
export const Refused = at({ held: 'chosen' }, [
  alertsOf('lasting', { kind: 'error', slug: `Problem.${refused.title}` }),
]);
export const Clearing = at('clearing');
