import { scratcherBuyMachine } from '../../machines/scratcher/scratcherBuy.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { ScratcherShop } from '../../src/views/scratcher/ScratcherShop';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/scratcherBuy' };

const view = (
  <>
    <ScratcherShop family="lanterns" />
    <Alerts />
  </>
);
const around = { house: member };
const form = formStates(scratcherBuyMachine, 'scratcherBuy', {
  family: 'lanterns',
  price: '200',
  amount: '5',
  balance: '',
});

export const Blank = storyOf(form.blank, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const TooFewCoins = storyOf(form.refused('insufficient-amount'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
