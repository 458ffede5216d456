import { aWithdrawal } from '../../contract/make/transfer';
import { aList } from '../../machines/kit/list.sample';
import { withdrawalCancelMachine } from '../../machines/payment/withdrawalCancel.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { PaymentsPage } from '../../src/views/payment/PaymentsPage';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/withdrawalCancel' };

const view = (
  <>
    <PaymentsPage />
    <Alerts />
  </>
);
const withdrawal = 'withdrawal_0001';
const around: Surroundings = {
  house: { ...member, transfers: [{ open: 'shown' }, aList({ of: 'all' }, [aWithdrawal()])] },
};
const form = formStates(
  withdrawalCancelMachine,
  'withdrawalCancel',
  { withdrawal },
  {},
  `withdrawalCancel ${withdrawal}`,
);

export const Untried = storyOf(form.filled, view, around);
export const Refused = storyOf(form.refused('step-illegal'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
