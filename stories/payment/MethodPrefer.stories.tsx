import { methodPreferMachine } from '../../machines/payment/methodPrefer.machine';
import { aMethodList } from '../../machines/payment/methods.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { MethodsPage } from '../../src/views/payment/MethodsPage';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/methodPrefer' };

const view = (
  <>
    <MethodsPage />
    <Alerts />
  </>
);
const around: Surroundings = {
  house: { ...member, methods: [{ open: 'shown' }, aMethodList()] },
};
const form = formStates(
  methodPreferMachine,
  'methodPrefer',
  { method: 'method_0001' },
  {},
  'methodPrefer method_0001',
);

export const Untried = storyOf(form.filled, view, around);
export const Refused = storyOf(form.refused('step-illegal'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
