import { activitiesProjection } from './activity/activity.projection';
import { affiliateKind } from './affiliate/affiliate.events';
import { affiliateClicksProjection } from './affiliate/affiliate.projection';
import { claimKind } from './claim/claim.events';
import { giftKind, givingKind } from './gift/gift.events';
import { giftsProjection } from './gift/gift.projection';
import { imagesProjection } from './image/image.projection';
import { jackpotKind } from './jackpot/jackpot.events';
import { jackpotsProjection } from './jackpot/jackpot.projection';
import { letterKind } from './letter/letter.events';
import { lettersProjection } from './letter/letter.projection';
import { linkKind } from './link/link.events';
import { messageKind } from './message/message.events';
import { messagesProjection } from './message/message.projection';
import { notificationKind } from './notification/notification.events';
import { notificationsProjection } from './notification/notification.projection';
import { paymentKind } from './payment/payment.events';
import { begunPaymentsProjection } from './payment/payment.projection';
import { phraseKind } from './phrase/phrase.events';
import { phrasesProjection } from './phrase/phrase.projection';
import { seatKind } from './play/seat.events';
import { launchKind, sittingKind } from './play/sitting.events';
import { erasureProjection } from './player/erasure.projection';
import { playerKind } from './player/player.events';
import { likesProjection, playersProjection } from './player/player.projection';
import { pushDevicesProjection } from './push/push.projection';
import { relationKind } from './relation/relation.events';
import { relationsProjection } from './relation/relation.projection';
import { reviewKind, voteKind } from './review/review.events';
import { reviewsProjection } from './review/review.projection';
import { roundKind } from './round/round.events';
import {
  recentGamesProjection,
  roundsProjection,
  winnersProjection,
} from './round/round.projection';
import { sessionKind } from './session/session.events';
import { sessionsProjection } from './session/session.projection';
import type { Projection } from './store/projection';
import type { AnyKind } from './store/stream';
import { transferKind } from './supplier/transfer.events';
import { walletKind } from './wallet/wallet.events';
import { transactionsProjection } from './wallet/wallet.projection';

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
  playersProjection,
  imagesProjection,
  erasureProjection,
  likesProjection,
  sessionsProjection,
  transactionsProjection,
  winnersProjection,
  recentGamesProjection,
  roundsProjection,
  jackpotsProjection,
  begunPaymentsProjection,
  phrasesProjection,
  reviewsProjection,
  messagesProjection,
  affiliateClicksProjection,
  relationsProjection,
  activitiesProjection,
  giftsProjection,
  lettersProjection,
  notificationsProjection,
  pushDevicesProjection,
];
