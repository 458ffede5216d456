import { aPurchase, purchases } from '../../contract/make/purchase';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { LobbyPage } from '../../src/views/lobby/LobbyPage';
import { ShopPage } from '../../src/views/purchase/ShopPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/purchases' };

const around = { house: member };
const mixed = [
  aPurchase({ id: 'purchase_paid', type: 500, amount: 1_000 }),
  aPurchase({
    id: 'purchase_card',
    currency: 'COINS',
    amount: 150,
    bought: { currency: 'neon', amount: 3 },
  }),
  aPurchase(),
];
const list = { list: aPage(mixed) };
const more = { list: { ...aPage(purchases(10)), total: 15 } };
const none = { list: noPages };
const open = (state: string, context: object, direction?: 'rtl') =>
  storyOf(resident('purchases', { open: state }, context), <ShopPage />, {
    ...around,
    ...(direction && { direction }),
  });

export const Closed = storyOf(resident('purchases', 'closed'), <LobbyPage />, around);
export const Loading = open('loading', none);
export const Shown = open('shown', list);
export const MoreLeft = open('shown', more);
export const LoadingMore = open('loadingMore', more);
export const CutShort = open('cutShort', more);
export const Outdated = open('outdated', list);
export const Empty = open('empty', none);
export const NothingPaidOut = open('empty', { ...none, query: { group: 'paidOut' } });
export const Failed = open('failed', none);
export const ShownRightToLeft = open('shown', list, 'rtl');
