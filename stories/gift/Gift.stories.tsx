import { aGift } from '../../contract/make/gift';
import { problem } from '../../contract/problems';
import { type GiftContext, giftMachine } from '../../machines/gift/gift.machine';
import { aGiftIn } from '../../machines/gift/gift.sample';
import { Card } from '../../src/ui/Card';
import { GiftGrid } from '../../src/views/gift/GiftGrid';
import { member } from '../support/evening';
import { still } from '../support/still';
import { onlyItem, type Subject, storyOf } from '../support/story';

export default { title: 'machines/gift' };

const view = (
  <Card>
    <GiftGrid />
  </Card>
);
const around = { house: member };
const opened = aGift({ state: 'opened', coins: 250, openedAt: '2026-11-20T20:00:00.000Z' });
const outgoing = aGift({
  sender: { _id: 'player_ann1', username: 'ann' },
  recipient: { _id: 'player_0002', username: 'Juniper' },
  coins: 250,
});

/** The only gift of the list, in a state. */
const box = (state: string, given: Partial<GiftContext> = {}): Subject => {
  const context = aGiftIn(given);
  const here = still(giftMachine, state, context);
  const query = { list: context.incoming ? 'received' : 'sent', search: '' } as const;
  return onlyItem('gifts', 'gift', context.gift, here, { query });
};

export const Pending = storyOf(box('pending'), view, around);
export const PendingSent = storyOf(
  box('pending', { gift: outgoing, incoming: false }),
  view,
  around,
);
export const Opening = storyOf(box('opening', { gift: aGift({ state: 'opened' }) }), view, around);
export const Revealed = storyOf(box('revealed', { gift: opened }), view, around);
export const Opened = storyOf(box('opened', { gift: opened }), view, around);
export const Returned = storyOf(
  box('returned', { gift: { ...outgoing, state: 'returned' }, incoming: false }),
  view,
  around,
);
export const RefusedByTheDay = storyOf(
  box('refused', { problem: problem('gift-cap', { left: 120, limit: 20_000, of: 'opened' }) }),
  view,
  around,
);
export const Refused = storyOf(box('refused', { problem: problem('not-found') }), view, around);
export const Unreached = storyOf(box('unreached'), view, around);
export const OpenedRightToLeft = storyOf(box('opened', { gift: opened }), view, {
  ...around,
  direction: 'rtl',
});
