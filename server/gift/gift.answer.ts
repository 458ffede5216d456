import type { Gift, GiftColour } from '../../contract/gift';
import { GONE, type PlayerState } from '../player/player.events';
import type { GiftSent } from './gift.events';

/** What is known of a gift, from its stream or its row; moments as the database or the log has them. */
export interface GiftKnown {
  readonly id: string;
  readonly sender: string;
  readonly senderName: string;
  readonly recipient: string;
  readonly recipientName: string;
  readonly coins: number;
  readonly box: GiftColour;
  readonly tape: GiftColour;
  readonly state: Gift['state'];
  readonly sent: Date | string;
  readonly opened: Date | string | null;
  readonly expires: Date | string;
}

const instant = (moment: Date | string): string => new Date(moment).toISOString();

/** A gift as this player sees it: what is in an unopened box is the sender's secret [§3 Gift]. */
export const giftOf = (known: GiftKnown, player: string): Gift => ({
  _id: known.id,
  sender: { _id: known.sender, username: known.senderName },
  recipient: { _id: known.recipient, username: known.recipientName },
  state: known.state,
  ...(known.state === 'opened' || known.sender === player ? { coins: known.coins } : {}),
  box: known.box,
  tape: known.tape,
  createdAt: instant(known.sent),
  ...(known.opened === null ? {} : { openedAt: instant(known.opened) }),
  expiresAt: instant(known.expires),
});

const nameOf = ({ account }: PlayerState): string => account?.username ?? GONE;

/** A gift that was sent and whose box is open since `openedAt`, or still closed. */
export const giftSent = (
  id: string,
  sent: GiftSent,
  between: { readonly sender: PlayerState; readonly recipient: PlayerState },
  openedAt?: string,
): GiftKnown => ({
  ...sent,
  id,
  senderName: nameOf(between.sender),
  recipientName: nameOf(between.recipient),
  state: openedAt === undefined ? 'pending' : 'opened',
  sent: sent.at,
  opened: openedAt ?? null,
  expires: sent.expiresAt,
});
