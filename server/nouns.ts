import { achievementNoun } from './achievement/achievement.noun';
import { activityNoun } from './activity/activity.noun';
import { advertisementNoun } from './advertisement/advertisement.noun';
import { affiliateNoun } from './affiliate/affiliate.noun';
import { attemptNoun } from './attempt/attempt.noun';
import { auditNoun } from './audit/audit.noun';
import { authNoun } from './auth/auth.noun';
import { brandingNoun } from './branding/branding.noun';
import { capNoun } from './cap/cap.noun';
import { claimNoun } from './claim/claim.noun';
import { clothNoun } from './cloth/cloth.noun';
import { correctionNoun } from './correction/correction.noun';
import { countryNoun } from './country/country.noun';
import { dailyNoun } from './daily/daily.noun';
import { factorNoun } from './factor/factor.noun';
import { flightNoun } from './flight/flight.noun';
import { gameNoun } from './game/game.noun';
import { giftNoun } from './gift/gift.noun';
import { holidayNoun } from './holiday/holiday.noun';
import { identityNoun } from './identity/identity.noun';
import { imageNoun } from './image/image.noun';
import { jackpotNoun } from './jackpot/jackpot.noun';
import { jurisdictionNoun } from './jurisdiction/jurisdiction.noun';
import { launchNoun } from './launch/launch.noun';
import { letterNoun } from './letter/letter.noun';
import { levelNoun } from './level/level.noun';
import { linkNoun } from './link/link.noun';
import { magicNoun } from './magic/magic.noun';
import { mailNoun } from './mail/mail.noun';
import { messageNoun } from './message/message.noun';
import { missionNoun } from './mission/mission.noun';
import { noteNoun } from './note/note.noun';
import { notificationNoun } from './notification/notification.noun';
import type { Noun } from './noun';
import { offerNoun } from './offer/offer.noun';
import { officeNoun } from './office/office.noun';
import { operatorNoun } from './operator/operator.noun';
import { paymentNoun } from './payment/payment.noun';
import { phraseNoun } from './phrase/phrase.noun';
import { playNoun } from './play/play.noun';
import { playerNoun } from './player/player.noun';
import { presenceNoun } from './presence/presence.noun';
import { profileNoun } from './profile/profile.noun';
import { proofNoun } from './proof/proof.noun';
import { protectionNoun } from './protection/protection.noun';
import { purchaseNoun } from './purchase/purchase.noun';
import { pushNoun } from './push/push.noun';
import { relationNoun } from './relation/relation.noun';
import { reportNoun } from './report/report.noun';
import { reviewNoun } from './review/review.noun';
import { roundNoun } from './round/round.noun';
import { scratcherNoun } from './scratcher/scratcher.noun';
import { sessionNoun } from './session/session.noun';
import { settingsNoun } from './settings/settings.noun';
import { socketNoun } from './socket/socket.noun';
import { spinNoun } from './spin/spin.noun';
import { staffNoun } from './staff/staff.noun';
import { stakeNoun } from './stake/stake.noun';
import { statementNoun } from './statement/statement.noun';
import { subscriptionNoun } from './subscription/subscription.noun';
import { supplierNoun } from './supplier/supplier.noun';
import { templateNoun } from './template/template.noun';
import { ticketNoun } from './ticket/ticket.noun';
import { timingNoun } from './timing/timing.noun';
import { tournamentNoun } from './tournament/tournament.noun';
import { viewingNoun } from './viewing/viewing.noun';
import { walletNoun } from './wallet/wallet.noun';
import { winnerNoun } from './winner/winner.noun';
import { withdrawalNoun } from './withdrawal/withdrawal.noun';

/**
 * Every noun of the server, once. Their order means nothing, and nothing may come to rest on it: no
 * two projections fill one table (`kinds.ts` sees to it), and of the pictures, which two delete
 * from, either may delete first.
 */
export const nouns: readonly Noun[] = [
  achievementNoun,
  activityNoun,
  advertisementNoun,
  affiliateNoun,
  attemptNoun,
  auditNoun,
  authNoun,
  brandingNoun,
  capNoun,
  stakeNoun,
  statementNoun,
  claimNoun,
  clothNoun,
  correctionNoun,
  countryNoun,
  dailyNoun,
  factorNoun,
  flightNoun,
  gameNoun,
  giftNoun,
  holidayNoun,
  identityNoun,
  imageNoun,
  jackpotNoun,
  jurisdictionNoun,
  launchNoun,
  letterNoun,
  levelNoun,
  linkNoun,
  magicNoun,
  mailNoun,
  messageNoun,
  missionNoun,
  noteNoun,
  viewingNoun,
  notificationNoun,
  offerNoun,
  officeNoun,
  operatorNoun,
  paymentNoun,
  phraseNoun,
  playNoun,
  playerNoun,
  presenceNoun,
  profileNoun,
  proofNoun,
  protectionNoun,
  purchaseNoun,
  pushNoun,
  relationNoun,
  reportNoun,
  reviewNoun,
  roundNoun,
  sessionNoun,
  scratcherNoun,
  settingsNoun,
  socketNoun,
  spinNoun,
  staffNoun,
  supplierNoun,
  templateNoun,
  ticketNoun,
  timingNoun,
  tournamentNoun,
  walletNoun,
  winnerNoun,
  subscriptionNoun,
  withdrawalNoun,
];
