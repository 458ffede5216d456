import { claimsOf } from '../../machines/auth/session.rules';
import { activitiesAdapters } from './activity/activities.adapter';
import { openApi } from './api';
import { forgotPasswordAdapters } from './auth/forgotPassword.adapter';
import { lockAdapters } from './auth/lock.adapter';
import { newPasswordAdapters } from './auth/newPassword.adapter';
import { openDisk } from './disk';
import { gameProfileAdapters } from './game/gameProfile.adapter';
import { giftAdapters } from './gift/gift.adapter';
import { giftSendAdapters } from './gift/giftSend.adapter';
import { giftsAdapters } from './gift/gifts.adapter';
import { hubAdapters } from './hub/hub.adapter';
import { folderAdapters } from './image/folder.adapter';
import { uploadAdapters } from './image/upload.adapter';
import { viewerAdapters } from './image/viewer.adapter';
import { emojiAdapters } from './letter/emoji.adapter';
import { lettersAdapters } from './letter/letters.adapter';
import { letterWriteAdapters } from './letter/letterWrite.adapter';
import { messagesAdapters } from './message/messages.adapter';
import { notificationsAdapters } from './notification/notifications.adapter';
import { outboxAdapters } from './outbox/outbox.adapter';
import type { OutboxStore } from './outbox/outbox.store';
import { playAdapters } from './play/play.adapter';
import { playerCardAdapters } from './player/playerCard.adapter';
import { viewChoiceAdapters } from './player/viewChoice.adapter';
import { onlineAdapters } from './presence/online.adapter';
import { pushAdapters } from './push/push.adapter';
import { peopleAdapters } from './relation/people.adapter';
import { relationAdapters } from './relation/relation.adapter';
import { relationCounterAdapters } from './relation/relationCounter.adapter';
import { reviewsAdapters } from './review/reviews.adapter';
import { roundAdapters } from './round/round.adapter';
import { roundsAdapters } from './round/rounds.adapter';
import { settingsAdapters } from './settings/settings.adapter';
import { socketAdapters } from './socket/socket.adapter';
import { tabsAdapters } from './tab/tabs.adapter';
import { depositAdapters } from './wallet/deposit.adapter';
import { transactionsAdapters } from './wallet/transactions.adapter';

/** The calls of the late residents; a chunk of their own beside theirs. */
export const lateAdapters = (tokenOf: () => string | undefined, outbox: OutboxStore) => {
  const asks = openApi(tokenOf, () => outbox);
  const playerOf = () => claimsOf(tokenOf())?.sub;
  return {
    ...depositAdapters(asks),
    ...forgotPasswordAdapters(asks),
    ...lockAdapters(asks),
    ...newPasswordAdapters(asks),
    ...transactionsAdapters(asks),
    ...playAdapters(
      asks,
      openDisk(() => window.sessionStorage),
    ),
    ...activitiesAdapters(asks),
    ...emojiAdapters,
    ...gameProfileAdapters(asks),
    ...giftAdapters(asks),
    ...giftSendAdapters(asks),
    ...giftsAdapters(asks),
    ...hubAdapters(tokenOf),
    ...socketAdapters(tokenOf),
    ...tabsAdapters,
    ...lettersAdapters(asks),
    ...letterWriteAdapters(asks),
    ...messagesAdapters(asks),
    ...notificationsAdapters(asks),
    ...onlineAdapters(asks),
    ...outboxAdapters(openApi(tokenOf), outbox, playerOf),
    ...peopleAdapters(asks),
    ...playerCardAdapters(asks),
    ...pushAdapters(asks, tokenOf),
    ...relationAdapters(asks),
    ...relationCounterAdapters(asks),
    ...reviewsAdapters(asks),
    ...roundAdapters(asks),
    ...roundsAdapters(asks),
    ...folderAdapters(asks),
    ...settingsAdapters(asks),
    ...uploadAdapters(asks),
    ...viewChoiceAdapters(asks),
    ...viewerAdapters,
  };
};
