import type { SnapshotFrom } from 'xstate';
import type { GiftActor } from './gift.machine';
import type { giftsMachine } from './gifts.machine';

/** The actor of a listed gift. */
export const giftActor = (
  { children }: SnapshotFrom<typeof giftsMachine>,
  id: string,
): GiftActor | undefined => children[`gift:${id}`] as GiftActor | undefined;
