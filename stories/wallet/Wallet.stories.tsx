import { aWallet } from '../../contract/make/wallet';
import { Header } from '../../src/views/navigation/Header';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/wallet' };

const view = (
  <>
    <Header />
    <WalletPage />
  </>
);
const wallets = [aWallet('COINS', 12_480), aWallet('USD', 1_250)];
const around = { house: member };

export const Absent = storyOf(resident('wallet', 'absent'), <Header />);
export const Listing = storyOf(resident('wallet', 'listing'), view, around);
export const ListingAgain = storyOf(resident('wallet', 'listing', { wallets }), view, around);
export const Settled = storyOf(resident('wallet', { shown: 'settled' }, { wallets }), view, around);
export const Delayed = storyOf(
  resident(
    'wallet',
    { shown: 'delayed' },
    { wallets, pending: [{ currency: 'COINS', balance: 12_980 }], delay: 700 },
  ),
  view,
  around,
);
export const Failed = storyOf(resident('wallet', 'failed'), view, around);
export const InArabic = storyOf(resident('wallet', 'shown', { wallets }), view, {
  ...around,
  direction: 'rtl',
});
