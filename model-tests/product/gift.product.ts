import type { AnyMachineSnapshot } from 'xstate';
import { aGift } from '../../contract/make/gift';
import { giftWalk } from '../gift/gifts.walk';
import type { Walk } from '../support/walk';

const REVEALED = 'xstate.after.GIFT_OPENING_MS.gift.revealed';

/** `gift.told` follows from a list that is asked for anew. */
const driven = new Set([
  'gift.accept',
  'gift.accepted',
  'gift.refused',
  'gift.told',
  'port.failed',
  REVEALED,
]);

const isDrivable = (
  event: { type: string; gift?: { state: string } },
  at: AnyMachineSnapshot,
): boolean => {
  switch (event.type) {
    case 'gift.told':
      // A list tells what the server holds: a box that was opened, or went back, elsewhere.
      return (
        event.gift?.state !== 'pending' &&
        at.context.incoming &&
        (at.matches('pending') || at.hasTag('failed'))
      );
    case 'port.failed':
      return at.matches('opening');
    default:
      return driven.has(event.type);
  }
};

/** What of the gift can be driven on the running product. */
export const giftProduct = {
  ...giftWalk,
  // How a box that went back before it was looked at stands is the list's to show.
  inputs: [{ gift: aGift(), incoming: true }],
  events: giftWalk.events.filter(({ type }) => driven.has(type)),
  offers: isDrivable,
} as unknown as Walk;
