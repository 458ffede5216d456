import type { GiftList } from '../../contract/gift';
import { giftMachine } from '../../machines/gift/gift.machine';
import { addressOfGifts } from '../../machines/gift/gifts.rules';
import { aGiftList, giftsOf } from '../../machines/gift/gifts.sample';
import type { GiftsWords } from '../../machines/gift/gifts.words';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { GiftsPage } from '../../src/views/gift/GiftsPage';
import { member, memberAt, type Place } from '../support/evening';
import { still } from '../support/still';
import { resident, seatedList, storyOf } from '../support/story';

export default { title: 'machines/gifts' };

const page = (
  state: string,
  given: Partial<ListContext<GiftsWords>> = {},
  counter: Place<'giftCounter'> = [{ present: 'counted' }, { count: 3 }],
  online = true,
) => {
  const context = aGiftList(given);
  return storyOf(
    seatedList('gifts', state, context, 'gift', (gift) =>
      still(giftMachine, gift.state, {
        gift,
        incoming: context.query.list !== 'sent',
        problem: undefined,
      }),
    ),
    <GiftsPage />,
    {
      house: {
        ...memberAt(addressOfGifts(context.query.list)),
        giftCounter: counter,
        ...(!online && { connection: ['offline', {}] }),
      },
    },
  );
};
const of = (list: GiftList, search = '') => ({ query: { list, search } });
const none = { list: noPages };
const many = { list: aPage(giftsOf(10), 24) };
const counting: Place<'giftCounter'> = [{ present: 'counting' }, { count: undefined }];
const uncounted: Place<'giftCounter'> = [{ present: 'uncounted' }, { count: undefined }];
const counted = (count: number): Place<'giftCounter'> => [{ present: 'counted' }, { count }];
const opened = giftsOf(6, { state: 'opened', coins: 250, openedAt: '2026-11-20T20:00:00.000Z' });
const [sent] = giftsOf(1, {
  sender: { _id: 'player_ann1', username: 'ann' },
  recipient: { _id: 'player_0002', username: 'Juniper' },
  coins: 100,
});

export const Closed = storyOf(resident('gifts', 'closed'), <GiftsPage />, { house: member });
export const Loading = page('loading', none, counting);
export const LoadingAgain = page('loading');
export const Waiting = page('shown');
export const Received = page('shown', { ...of('received'), list: aPage(opened) }, counted(0));
export const Sent = page('shown', {
  ...of('sent'),
  list: aPage(sent === undefined ? [] : [sent]),
});
export const MoreLeft = page('shown', many, counted(24));
export const LoadingMore = page('loadingMore', many, counted(24));
export const CutShort = page('cutShort', many, counted(24));
export const Typing = page('typing', of('pending', 'ju'));
export const Outdated = page('outdated');
export const Empty = page('empty', none, counted(0));
export const NoneSent = page('empty', { ...none, ...of('sent') });
export const NobodyFound = page('empty', { ...none, ...of('pending', 'xyz') });
export const Failed = page('failed', none, uncounted);
export const FailedAgain = page('failed');
export const Offline = page('failed', none, uncounted, false);
