import { activitiesView } from './activity/activity.views';
import { affiliateKind } from './affiliate/affiliate.events';
import { affiliateClicksView } from './affiliate/affiliate.views';
import { giftKind, givingKind } from './gift/gift.events';
import { giftsView } from './gift/gift.views';
import { imagesView } from './image/image.views';
import { jackpotKind } from './jackpot/jackpot.events';
import { jackpotsView } from './jackpot/jackpot.views';
import { letterKind } from './letter/letter.events';
import { lettersView } from './letter/letter.views';
import { linkKind } from './link/link.events';
import { messageKind } from './message/message.events';
import { messagesView } from './message/message.views';
import { notificationKind } from './notification/notification.events';
import { notificationsView } from './notification/notification.views';
import { paymentKind } from './payment/payment.events';
import { begunPaymentsView } from './payment/payment.views';
import { phraseKind } from './phrase/phrase.events';
import { phrasesView } from './phrase/phrase.views';
import { claimKind } from './player/claim.events';
import { erasureView } from './player/erasure.views';
import { playerKind } from './player/player.events';
import { likesView, playersView } from './player/player.views';
import { pushDevicesView } from './push/push.views';
import { relationKind } from './relation/relation.events';
import { relationsView } from './relation/relation.views';
import { reviewKind, voteKind } from './review/review.events';
import { reviewsView } from './review/review.views';
import { roundKind } from './round/round.events';
import { recentGamesView, roundsView, winnersView } from './round/round.views';
import { sessionKind } from './session/session.events';
import { sessionsView } from './session/session.views';
import { seatKind } from './sitting/seat.events';
import { launchKind, sittingKind } from './sitting/sitting.events';
import type { Projection } from './store/projection';
import type { AnyKind } from './store/stream';
import { transferKind } from './supplier/transfer.events';
import { walletKind } from './wallet/wallet.events';
import { transactionsView } from './wallet/wallet.views';

/** Every kind of stream in the log: what `verify` refolds. */
export const kinds = [
  playerKind,
  claimKind,
  sessionKind,
  linkKind,
  walletKind,
  roundKind,
  jackpotKind,
  paymentKind,
  transferKind,
  launchKind,
  sittingKind,
  seatKind,
  phraseKind,
  reviewKind,
  voteKind,
  messageKind,
  affiliateKind,
  relationKind,
  giftKind,
  givingKind,
  letterKind,
  notificationKind,
] as unknown as readonly AnyKind[];

/** Every table derived from the log. */
export const projections: readonly Projection[] = [
  playersView,
  imagesView,
  erasureView,
  likesView,
  sessionsView,
  transactionsView,
  winnersView,
  recentGamesView,
  roundsView,
  jackpotsView,
  begunPaymentsView,
  phrasesView,
  reviewsView,
  messagesView,
  affiliateClicksView,
  relationsView,
  activitiesView,
  giftsView,
  lettersView,
  notificationsView,
  pushDevicesView,
];
