import { activitiesMachine } from '../activity/activities.machine';
import { gameProfileMachine } from '../game/gameProfile.machine';
import { giftCounterMachine } from '../gift/giftCounter.machine';
import { giftsMachine } from '../gift/gifts.machine';
import { hubMachine } from '../hub/hub.machine';
import { folderMachine } from '../image/folder.machine';
import { letterChangesMachine } from '../letter/letterChanges.machine';
import { letterCounterMachine } from '../letter/letterCounter.machine';
import { lettersMachine } from '../letter/letters.machine';
import { messagesMachine } from '../message/messages.machine';
import { bellMachine } from '../notification/bell.machine';
import { notificationMarksMachine } from '../notification/notificationMarks.machine';
import { notificationsMachine } from '../notification/notifications.machine';
import { outboxMachine } from '../outbox/outbox.machine';
import { playMachine } from '../play/play.machine';
import { viewChoiceMachine } from '../player/viewChoice.machine';
import { onlineMachine } from '../presence/online.machine';
import { pushMachine } from '../push/push.machine';
import { peopleMachine } from '../relation/people.machine';
import { relationCounterMachine } from '../relation/relationCounter.machine';
import { relationsMachine } from '../relation/relations.machine';
import { reviewMachine } from '../review/review.machine';
import { reviewsMachine } from '../review/reviews.machine';
import { roundMachine } from '../round/round.machine';
import { roundsMachine } from '../round/rounds.machine';
import { viewAsMachine } from '../settings/viewAs.machine';
import { socketMachine } from '../socket/socket.machine';
import { tabsMachine } from '../tab/tabs.machine';
import { transactionsMachine } from '../wallet/transactions.machine';
import type { LateName } from './residents';

/** The machines of the residents that arrive later, by their names. */
export const lateResidents = {
  activities: activitiesMachine,
  bell: bellMachine,
  folder: folderMachine,
  gameProfile: gameProfileMachine,
  giftCounter: giftCounterMachine,
  gifts: giftsMachine,
  hub: hubMachine,
  letterChanges: letterChangesMachine,
  letterCounter: letterCounterMachine,
  letters: lettersMachine,
  messages: messagesMachine,
  notificationMarks: notificationMarksMachine,
  notifications: notificationsMachine,
  online: onlineMachine,
  outbox: outboxMachine,
  people: peopleMachine,
  play: playMachine,
  push: pushMachine,
  relationCounter: relationCounterMachine,
  relations: relationsMachine,
  review: reviewMachine,
  reviews: reviewsMachine,
  round: roundMachine,
  rounds: roundsMachine,
  socket: socketMachine,
  tabs: tabsMachine,
  transactions: transactionsMachine,
  viewAs: viewAsMachine,
  viewChoice: viewChoiceMachine,
} satisfies Record<LateName, unknown>;
