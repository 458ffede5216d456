import { activitiesWalk } from './activities.walk';
import { alertsWalk, alertWalk } from './alerts.walk';
import { brandingWalk } from './branding.walk';
import { clockWalk } from './clock.walk';
import { connectionWalk } from './connection.walk';
import { consentWalk } from './consent.walk';
import { loadMoreWalk, selectorWalk, starRatingWalk } from './controls.walk';
import { countriesWalk } from './countries.walk';
import { emojiWalk } from './emoji.walk';
import { favouritesWalk, favouriteWalk } from './favourites.walk';
import { filtersWalk } from './filters.walk';
import { folderWalk } from './folder.walk';
import {
  depositWalk,
  forgotPasswordWalk,
  giftSendWalk,
  letterWriteWalk,
  newPasswordWalk,
  signInWalk,
  signUpWalk,
} from './forms.walk';
import { gameWalk } from './game.walk';
import { gameProfileWalk } from './gameProfile.walk';
import { giftsWalk, giftWalk } from './gifts.walk';
import { homeWalk } from './home.walk';
import { hubWalk } from './hub.walk';
import { lettersWalk } from './letters.walk';
import { lobbyWalk } from './lobby.walk';
import { localeWalk } from './locale.walk';
import { lockWalk } from './lock.walk';
import { messagesWalk, messageWalk } from './messages.walk';
import { modalsWalk } from './modals.walk';
import { notificationsWalk } from './notifications.walk';
import { onlineWalk } from './online.walk';
import { outboxWalk } from './outbox.walk';
import { peopleWalk } from './people.walk';
import { phrasesWalk } from './phrases.walk';
import { playWalk } from './play.walk';
import { playerWalk } from './player.walk';
import { playerCardWalk } from './playerCard.walk';
import { playModeWalk } from './playMode.walk';
import { pushWalk } from './push.walk';
import { relationWalk } from './relation.walk';
import { relationsWalk } from './relations.walk';
import { reviewsWalk, reviewWalk, voteWalk } from './reviews.walk';
import { roundsWalk, roundWalk } from './rounds.walk';
import { routerWalk } from './router.walk';
import { sessionWalk } from './session.walk';
import {
  devicesWalk,
  emailProofWalk,
  exportAccountWalk,
  settingsWalks,
  viewAsWalk,
} from './settings.walk';
import { socketWalk } from './socket.walk';
import { stageWalk } from './stage.walk';
import { storageWalk } from './storage.walk';
import { tableWalk } from './table.walk';
import { tabsWalk } from './tabs.walk';
import { transactionsWalk } from './transactions.walk';
import { translationsWalk } from './translations.walk';
import { uploadWalk } from './upload.walk';
import { usernameWalk } from './username.walk';
import { viewChoiceWalk } from './viewChoice.walk';
import { viewerWalk } from './viewer.walk';
import { walletWalk } from './wallet.walk';
import { winnersWalk } from './winners.walk';

/** Every machine's walk, by the name of its noun. */
export const walks = {
  activities: activitiesWalk,
  alert: alertWalk,
  alerts: alertsWalk,
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
  giftSend: giftSendWalk,
  gifts: giftsWalk,
  home: homeWalk,
  hub: hubWalk,
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
