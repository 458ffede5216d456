import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { aTransferList, transfersOf } from '../../machines/payment/transfers.sample';
import type { TransfersWords } from '../../machines/payment/transfers.words';
import { PaymentsPage } from '../../src/views/payment/PaymentsPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/transfers' };

const page = (state: string, given: Partial<ListContext<TransfersWords>> = {}) =>
  storyOf(resident('transfers', { open: state }, aTransferList(given)), <PaymentsPage />, {
    house: member,
  });
const none = { list: noPages };
const many = { list: aPage(transfersOf(11), 24) };

export const Closed = storyOf(resident('transfers', 'closed'), <PaymentsPage />, {
  house: member,
});
export const Loading = page('loading', none);
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
