import { aRelation, relatedPlayers } from '../../contract/make/relation';
import { giftSendMachine } from '../../machines/gift/giftSend.machine';
import { aList } from '../../machines/kit/list.sample';
import { aWalletContext } from '../../machines/wallet/wallet.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { GiftSendPage } from '../../src/views/gift/GiftSendPage';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/giftSend' };

const view = (
  <>
    <GiftSendPage />
    <Alerts />
  </>
);
const items = relatedPlayers(7, aRelation({ bond: 'friends' }));
const friends = resident(
  'people',
  { open: 'shown' },
  aList({ list: 'friends', search: '' }, items),
);
const around = {
  house: { ...member, wallet: ['shown', aWalletContext()] as const },
  beside: [friends],
};
const form = formStates(giftSendMachine, 'giftSend', {
  friends: items
    .slice(0, 2)
    .map(({ _id }) => _id)
    .join(','),
  coins: '50',
  box: 'violet',
  tape: 'amber',
  balance: '',
});

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const TooFewCoins = storyOf(form.refused('insufficient-amount'), view, around);
export const NotAvailable = storyOf(form.refused('not-found'), view, around);
export const CappedByTheDay = storyOf(
  form.refused('gift-cap', { left: 60, limit: 20_000, of: 'sent' }),
  view,
  around,
);
export const Unreachable = storyOf(form.unreachable, view, {
  ...around,
  beside: [friends, noConnection],
});
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
export const NoFriends = storyOf(form.blank, view, {
  ...around,
  beside: [resident('people', { open: 'empty' })],
});
export const FriendsUnloaded = storyOf(form.blank, view, {
  ...around,
  beside: [resident('people', { open: 'failed' })],
});
export const FriendsLoading = storyOf(form.blank, view, {
  ...around,
  beside: [resident('people', { open: 'loading' })],
});
export const FilledRightToLeft = storyOf(form.filled, view, { ...around, direction: 'rtl' });
