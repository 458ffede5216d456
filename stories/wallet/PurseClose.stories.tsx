import { aWallet } from '../../contract/make/wallet';
import { problem } from '../../contract/problems';
import {
  type PurseCloseContext,
  purseCloseMachine,
} from '../../machines/wallet/purseClose.machine';
import { aWalletContext } from '../../machines/wallet/wallet.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import { member } from '../support/evening';
import { alertsOf } from '../support/forms';
import { mounted, type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/purseClose' };

const view = (
  <>
    <WalletPage />
    <Alerts />
  </>
);
const around: Surroundings = {
  house: {
    ...member,
    wallet: ['shown', aWalletContext({ wallets: [aWallet(), aWallet('EUR', 0)] })],
  },
};
const at = (state: object | string, given: Partial<PurseCloseContext> = {}) =>
  mounted('purseClose EUR', 'purseClose', purseCloseMachine, state as never, {
    currency: 'EUR',
    problem: undefined,
    ...given,
  });
const refused = { problem: problem('money-left', { currency: 'EUR', balance: 250 }) };

export const Untried = storyOf(at({ open: 'untried' }), view, around);
export const Asking = storyOf(at('asking'), view, around);
export const AskingInArabic = storyOf(at('asking'), view, { ...around, direction: 'rtl' });
export const Closing = storyOf(at('closing'), view, around);
export const Refused = storyOf(at({ open: 'refused' }, refused), view, around);
export const Unreachable = storyOf(at({ open: 'unreachable' }), view, around);
export const Closed = storyOf(at('closed'), view, {
  ...around,
  beside: [alertsOf('lasting', { kind: 'info', slug: 'Wallet.The purse is closed.' })],
});
