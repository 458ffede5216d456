import { claimsOf } from '../../machines/session/session.rules';
import { activitiesAdapters } from './activities.adapter';
import { openApi } from './api';
import { depositAdapters } from './deposit.adapter';
import { openDisk } from './disk';
import { emojiAdapters } from './emoji.adapter';
import { folderAdapters } from './folder.adapter';
import { forgotPasswordAdapters } from './forgotPassword.adapter';
import { gameProfileAdapters } from './gameProfile.adapter';
import { giftAdapters } from './gift.adapter';
import { giftSendAdapters } from './giftSend.adapter';
import { giftsAdapters } from './gifts.adapter';
import { hubAdapters } from './hub.adapter';
import { lettersAdapters } from './letters.adapter';
import { letterWriteAdapters } from './letterWrite.adapter';
import { lockAdapters } from './lock.adapter';
import { messagesAdapters } from './messages.adapter';
import { newPasswordAdapters } from './newPassword.adapter';
import { notificationsAdapters } from './notifications.adapter';
import { onlineAdapters } from './online.adapter';
import { outboxAdapters } from './outbox.adapter';
import type { OutboxStore } from './outbox.store';
import { peopleAdapters } from './people.adapter';
import { playAdapters } from './play.adapter';
import { playerCardAdapters } from './playerCard.adapter';
import { pushAdapters } from './push.adapter';
import { relationAdapters } from './relation.adapter';
import { relationsAdapters } from './relations.adapter';
import { reviewsAdapters } from './reviews.adapter';
import { roundAdapters } from './round.adapter';
import { roundsAdapters } from './rounds.adapter';
import { settingsAdapters } from './settings.adapter';
import { socketAdapters } from './socket.adapter';
import { tabsAdapters } from './tabs.adapter';
import { transactionsAdapters } from './transactions.adapter';
import { uploadAdapters } from './upload.adapter';
import { viewChoiceAdapters } from './viewChoice.adapter';
import { viewerAdapters } from './viewer.adapter';

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
    ...relationsAdapters(asks),
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
