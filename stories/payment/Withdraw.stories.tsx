import { withdrawMachine } from '../../machines/payment/withdraw.machine';
import { aWalletContext } from '../../machines/wallet/wallet.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { WithdrawPage } from '../../src/views/payment/WithdrawPage';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/withdraw' };

const view = (
  <>
    <WithdrawPage />
    <Alerts />
  </>
);
const around: Surroundings = { house: { ...member, wallet: ['shown', aWalletContext()] } };
const form = formStates(withdrawMachine, 'withdraw', { amount: '12,50', currency: 'USD' });

export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Refused = storyOf(form.refused('not-verified'), view, around);
export const CodeNeeded = storyOf(form.codeAsked(), view, around);
export const CodeWrong = storyOf(form.codeAsked('code-wrong'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
