import type { SnapshotFrom } from 'xstate';
import type { Gift, GiftList } from '../../contract/gift';
import { GIFTS_PAGE } from '../../contract/limits';
import { hasMore } from '../kit/list.rules';
import type { GiftActor } from './gift.machine';
import type { giftsMachine } from './gifts.machine';

type Snapshot = SnapshotFrom<typeof giftsMachine>;

export const shownGifts = ({ context }: Snapshot): GiftList => context.list;
export const giftSearch = ({ context }: Snapshot): string => context.search;
export const gifts = ({ context }: Snapshot): readonly Gift[] => context.page.items;
export const giftTotal = ({ context }: Snapshot): number => context.page.total;
export const isMoreLeft = ({ context }: Snapshot): boolean => hasMore(context.page, GIFTS_PAGE);
/** How many boxes wait to be opened. */
export const unseenGifts = ({ context }: Snapshot): number => context.count;
/** The actor of a listed gift. */
export const giftActor = (snapshot: Snapshot, id: string): GiftActor | undefined =>
  snapshot.children[`gift:${id}`] as GiftActor | undefined;
