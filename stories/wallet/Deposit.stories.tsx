import { aJurisdiction } from '../../contract/make/country';
import { aPlayMode } from '../../machines/play/playMode.sample';
import { depositMachine } from '../../machines/wallet/deposit.machine';
import { aWalletContext } from '../../machines/wallet/wallet.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { Deposit } from '../../src/views/wallet/Deposit';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { resident, type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/deposit' };

const view = (
  <>
    <Deposit />
    <Alerts />
  </>
);
const offered = aPlayMode({
  signedIn: true,
  age: 36,
  isVerified: true,
  home: 'US',
  jurisdictions: [aJurisdiction({ realMoneyGambling: true, licensed: true })],
});
const around: Surroundings = {
  house: { ...member, wallet: ['shown', aWalletContext()], playMode: ['known', offered] },
};
const form = formStates(depositMachine, 'deposit', {
  amount: '12,50',
  currency: 'USD',
  payment: 'visa',
});

export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Refused = storyOf(form.refused('payment-declined'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
export const NotOffered = storyOf(
  resident('playMode', 'known', aPlayMode({ signedIn: true })),
  view,
  {
    house: member,
  },
);
