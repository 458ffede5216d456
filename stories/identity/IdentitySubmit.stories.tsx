import { anIdentity } from '../../contract/make/identity';
import { identitySubmitMachine } from '../../machines/identity/identitySubmit.machine';
import { Mounted } from '../../src/app/Mounted';
import { useSay } from '../../src/app/say';
import { Card } from '../../src/ui/Card';
import { Alerts } from '../../src/views/alert/Alerts';
import { PapersForm } from '../../src/views/identity/PapersForm';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/identitySubmit' };

const side = (name: string) => JSON.stringify({ _id: 'document_0001', name });
const form = formStates(identitySubmitMachine, 'identitySubmit', {
  kind: 'identity card',
  front: side('card front.png'),
  back: side('card back.pdf'),
});
const around = { house: member };
const Headings = () => {
  const say = useSay();
  return (
    <>
      <h1>{say('Identity.Your identity')}</h1>
      <h2>{say('Identity.Show a paper')}</h2>
    </>
  );
};
const view = (
  <>
    <Headings />
    <Card>
      <Mounted at="identitySubmit" control="identitySubmit" input={{}}>
        {(actor) => <PapersForm actor={actor} kinds={anIdentity().kinds} />}
      </Mounted>
    </Card>
    <Alerts />
  </>
);

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Refused = storyOf(form.refused('document-kind'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
export const InArabic = storyOf(form.filled, view, { ...around, direction: 'rtl' });
