import { activitiesWalk } from './activity/activities.walk';
import { alertsWalk, alertWalk } from './alert/alerts.walk';
import { lockWalk } from './auth/lock.walk';
import { sessionWalk } from './auth/session.walk';
import { usernameWalk } from './auth/username.walk';
import { brandingWalk } from './branding/branding.walk';
import { clockWalk } from './clock/clock.walk';
import { connectionWalk } from './connection/connection.walk';
import { consentWalk } from './consent/consent.walk';
import { loadMoreWalk, selectorWalk, starRatingWalk } from './control/controls.walk';
import { countriesWalk } from './country/countries.walk';
import { localeWalk } from './country/locale.walk';
import { favouritesWalk, favouriteWalk } from './game/favourites.walk';
import { gameWalk } from './game/game.walk';
import { gameProfileWalk } from './game/gameProfile.walk';
import { giftsWalk, giftWalk } from './gift/gifts.walk';
import { hubWalk } from './hub/hub.walk';
import { folderWalk } from './image/folder.walk';
import { uploadWalk } from './image/upload.walk';
import { viewerWalk } from './image/viewer.walk';
import { giftCounterWalk, letterCounterWalk, relationCounterWalk } from './kit/counters.walk';
import {
  depositWalk,
  forgotPasswordWalk,
  giftSendWalk,
  letterWriteWalk,
  newPasswordWalk,
  signInWalk,
  signUpWalk,
} from './kit/forms.walk';
import { letterChangesWalk, notificationMarksWalk } from './kit/savings.walk';
import { emojiWalk } from './letter/emoji.walk';
import { lettersWalk } from './letter/letters.walk';
import { filtersWalk } from './lobby/filters.walk';
import { homeWalk } from './lobby/home.walk';
import { lobbyWalk } from './lobby/lobby.walk';
import { messagesWalk, messageWalk } from './message/messages.walk';
import { modalsWalk } from './modal/modals.walk';
import { bellWalk } from './notification/bell.walk';
import { notificationsWalk } from './notification/notifications.walk';
import { outboxWalk } from './outbox/outbox.walk';
import { phrasesWalk } from './phrase/phrases.walk';
import { translationsWalk } from './phrase/translations.walk';
import { playWalk } from './play/play.walk';
import { playModeWalk } from './play/playMode.walk';
import { tableWalk } from './play/table.walk';
import { playerWalk } from './player/player.walk';
import { playerCardWalk } from './player/playerCard.walk';
import { viewChoiceWalk } from './player/viewChoice.walk';
import { onlineWalk } from './presence/online.walk';
import { pushWalk } from './push/push.walk';
import { peopleWalk } from './relation/people.walk';
import { relationWalk } from './relation/relation.walk';
import { relationsWalk } from './relation/relations.walk';
import { reviewsWalk, reviewWalk, voteWalk } from './review/reviews.walk';
import { roundsWalk, roundWalk } from './round/rounds.walk';
import { routerWalk } from './router/router.walk';
import {
  devicesWalk,
  emailProofWalk,
  exportAccountWalk,
  settingsWalks,
  viewAsWalk,
} from './settings/settings.walk';
import { socketWalk } from './socket/socket.walk';
import { stageWalk } from './stage/stage.walk';
import { storageWalk } from './storage/storage.walk';
import { tabsWalk } from './tab/tabs.walk';
import { transactionsWalk } from './wallet/transactions.walk';
import { walletWalk } from './wallet/wallet.walk';
import { winnersWalk } from './winner/winners.walk';

/** Every machine's walk, by the name of its noun. */
export const walks = {
  activities: activitiesWalk,
  alert: alertWalk,
  alerts: alertsWalk,
  bell: bellWalk,
  branding: brandingWalk,
  clock: clockWalk,
  connection: connectionWalk,
  consent: consentWalk,
  countries: countriesWalk,
  deposit: depositWalk,
  devices: devicesWalk,
  emailProof: emailProofWalk,
  exportAccount: exportAccountWalk,
  emoji: emojiWalk,
  favourite: favouriteWalk,
  favourites: favouritesWalk,
  filters: filtersWalk,
  folder: folderWalk,
  forgotPassword: forgotPasswordWalk,
  game: gameWalk,
  gameProfile: gameProfileWalk,
  gift: giftWalk,
  giftCounter: giftCounterWalk,
  giftSend: giftSendWalk,
  gifts: giftsWalk,
  home: homeWalk,
  hub: hubWalk,
  letterChanges: letterChangesWalk,
  letterCounter: letterCounterWalk,
  letters: lettersWalk,
  letterWrite: letterWriteWalk,
  loadMore: loadMoreWalk,
  lobby: lobbyWalk,
  locale: localeWalk,
  lock: lockWalk,
  message: messageWalk,
  messages: messagesWalk,
  modals: modalsWalk,
  newPassword: newPasswordWalk,
  notificationMarks: notificationMarksWalk,
  notifications: notificationsWalk,
  online: onlineWalk,
  outbox: outboxWalk,
  people: peopleWalk,
  phrases: phrasesWalk,
  play: playWalk,
  playMode: playModeWalk,
  player: playerWalk,
  playerCard: playerCardWalk,
  push: pushWalk,
  review: reviewWalk,
  reviews: reviewsWalk,
  relation: relationWalk,
  relationCounter: relationCounterWalk,
  relations: relationsWalk,
  round: roundWalk,
  rounds: roundsWalk,
  router: routerWalk,
  selector: selectorWalk,
  session: sessionWalk,
  ...settingsWalks,
  signIn: signInWalk,
  signUp: signUpWalk,
  socket: socketWalk,
  stage: stageWalk,
  starRating: starRatingWalk,
  storage: storageWalk,
  table: tableWalk,
  tabs: tabsWalk,
  transactions: transactionsWalk,
  translations: translationsWalk,
  username: usernameWalk,
  upload: uploadWalk,
  viewAs: viewAsWalk,
  viewChoice: viewChoiceWalk,
  viewer: viewerWalk,
  vote: voteWalk,
  wallet: walletWalk,
  winners: winnersWalk,
};
