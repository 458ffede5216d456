import { activitiesMachine } from '../activities/activities.machine';
import { folderMachine } from '../folder/folder.machine';
import { gameProfileMachine } from '../gameProfile/gameProfile.machine';
import { giftsMachine } from '../gifts/gifts.machine';
import { hubMachine } from '../hub/hub.machine';
import { lettersMachine } from '../letters/letters.machine';
import { messagesMachine } from '../messages/messages.machine';
import { notificationsMachine } from '../notifications/notifications.machine';
import { onlineMachine } from '../online/online.machine';
import { outboxMachine } from '../outbox/outbox.machine';
import { peopleMachine } from '../people/people.machine';
import { playMachine } from '../play/play.machine';
import { pushMachine } from '../push/push.machine';
import { relationsMachine } from '../relations/relations.machine';
import { reviewMachine } from '../reviews/review.machine';
import { reviewsMachine } from '../reviews/reviews.machine';
import { roundMachine } from '../round/round.machine';
import { roundsMachine } from '../rounds/rounds.machine';
import { viewAsMachine } from '../settings/viewAs.machine';
import { socketMachine } from '../socket/socket.machine';
import { tabsMachine } from '../tabs/tabs.machine';
import { transactionsMachine } from '../transactions/transactions.machine';
import { viewChoiceMachine } from '../viewChoice/viewChoice.machine';
import type { LateName } from './residents';

/** The machines of the residents that arrive later, by their names. */
export const lateResidents = {
  activities: activitiesMachine,
  folder: folderMachine,
  gameProfile: gameProfileMachine,
  gifts: giftsMachine,
  hub: hubMachine,
  letters: lettersMachine,
  messages: messagesMachine,
  notifications: notificationsMachine,
  online: onlineMachine,
  outbox: outboxMachine,
  people: peopleMachine,
  play: playMachine,
  push: pushMachine,
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
