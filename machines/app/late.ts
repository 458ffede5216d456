import { aboutLate } from '../about/about.late';
import { achievementLate } from '../achievement/achievement.late';
import { activityLate } from '../activity/activity.late';
import { advertisementLate } from '../advertisement/advertisement.late';
import { authLate } from '../auth/auth.late';
import { brandingLate } from '../branding/branding.late';
import { clothLate } from '../cloth/cloth.late';
import { controlLate } from '../control/control.late';
import { countryLate } from '../country/country.late';
import { dailyLate } from '../daily/daily.late';
import { factorLate } from '../factor/factor.late';
import { flightLate } from '../flight/flight.late';
import { gameLate } from '../game/game.late';
import { giftLate } from '../gift/gift.late';
import { hubLate } from '../hub/hub.late';
import { identityLate } from '../identity/identity.late';
import { imageLate } from '../image/image.late';
import { letterLate } from '../letter/letter.late';
import { messageLate } from '../message/message.late';
import { missionLate } from '../mission/mission.late';
import { notificationLate } from '../notification/notification.late';
import { outboxLate } from '../outbox/outbox.late';
import { paymentLate } from '../payment/payment.late';
import { phraseLate } from '../phrase/phrase.late';
import { playLate } from '../play/play.late';
import { playerLate } from '../player/player.late';
import { presenceLate } from '../presence/presence.late';
import { protectionLate } from '../protection/protection.late';
import { purchaseLate } from '../purchase/purchase.late';
import { pushLate } from '../push/push.late';
import { relationLate } from '../relation/relation.late';
import { reportLate } from '../report/report.late';
import { reviewLate } from '../review/review.late';
import { roundLate } from '../round/round.late';
import { scratcherLate } from '../scratcher/scratcher.late';
import { settingsLate } from '../settings/settings.late';
import { socketLate } from '../socket/socket.late';
import { soundLate } from '../sound/sound.late';
import { spinLate } from '../spin/spin.late';
import { subscriptionLate } from '../subscription/subscription.late';
import { tabLate } from '../tab/tab.late';
import { ticketLate } from '../ticket/ticket.late';
import { tournamentLate } from '../tournament/tournament.late';
import { walletLate } from '../wallet/wallet.late';
import { household } from './noun';

/** What arrives in a chunk of its own, once the first screen stands: a noun is late unless that needs it. */
export const late = household([
  aboutLate,
  hubLate,
  soundLate,
  tabLate,
  socketLate,
  achievementLate,
  activityLate,
  advertisementLate,
  brandingLate,
  clothLate,
  controlLate,
  countryLate,
  dailyLate,
  factorLate,
  flightLate,
  gameLate,
  giftLate,
  identityLate,
  imageLate,
  letterLate,
  messageLate,
  missionLate,
  notificationLate,
  outboxLate,
  paymentLate,
  subscriptionLate,
  phraseLate,
  playLate,
  playerLate,
  presenceLate,
  protectionLate,
  purchaseLate,
  pushLate,
  relationLate,
  reportLate,
  reviewLate,
  roundLate,
  scratcherLate,
  spinLate,
  ticketLate,
  tournamentLate,
  walletLate,
  settingsLate,
  authLate,
]);
