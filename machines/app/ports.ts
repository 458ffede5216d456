import { activitiesPorts } from '../activity/activities.words';
import { forgotPasswordPorts } from '../auth/forgotPassword.words';
import { lockPorts } from '../auth/lock.words';
import { newPasswordPorts } from '../auth/newPassword.words';
import { sessionPorts } from '../auth/session.words';
import { signInPorts } from '../auth/signIn.words';
import { signUpPorts } from '../auth/signUp.words';
import { usernamePorts } from '../auth/username.words';
import { brandingPorts } from '../branding/branding.words';
import { clockPorts } from '../clock/clock.words';
import { connectionPorts } from '../connection/connection.words';
import { consentPorts } from '../consent/consent.words';
import { countriesPorts } from '../country/countries.words';
import { localePorts } from '../country/locale.words';
import { favouritesPorts } from '../game/favourites.words';
import { gamePorts } from '../game/game.words';
import { gameProfilePorts } from '../game/gameProfile.words';
import { giftPorts } from '../gift/gift.words';
import { giftCounterPorts } from '../gift/giftCounter.words';
import { giftSendPorts } from '../gift/giftSend.words';
import { giftsPorts } from '../gift/gifts.words';
import { hubPorts } from '../hub/hub.words';
import { folderPorts } from '../image/folder.words';
import { uploadPorts } from '../image/upload.words';
import { viewerPorts } from '../image/viewer.words';
import { consolePorts } from '../kit/console.words';
import { type AdapterOf, fill } from '../kit/port';
import { emojiPorts } from '../letter/emoji.words';
import { letterChangesPorts } from '../letter/letterChanges.words';
import { letterCounterPorts } from '../letter/letterCounter.words';
import { lettersPorts } from '../letter/letters.words';
import { letterWritePorts } from '../letter/letterWrite.words';
import { filtersPorts } from '../lobby/filters.words';
import { homePorts } from '../lobby/home.words';
import { lobbyPorts } from '../lobby/lobby.words';
import { messagesPorts } from '../message/messages.words';
import { bellPorts } from '../notification/bell.words';
import { notificationMarksPorts } from '../notification/notificationMarks.words';
import { notificationsPorts } from '../notification/notifications.words';
import { outboxPorts } from '../outbox/outbox.words';
import { phrasesPorts } from '../phrase/phrases.words';
import { translationsPorts } from '../phrase/translations.words';
import { playPorts } from '../play/play.words';
import { playModePorts } from '../play/playMode.words';
import { playerPorts } from '../player/player.words';
import { playerCardPorts } from '../player/playerCard.words';
import { viewChoicePorts } from '../player/viewChoice.words';
import { onlinePorts } from '../presence/online.words';
import { pushPorts } from '../push/push.words';
import { peoplePorts } from '../relation/people.words';
import { relationPorts } from '../relation/relation.words';
import { relationCounterPorts } from '../relation/relationCounter.words';
import { reviewsPorts } from '../review/reviews.words';
import { roundPorts } from '../round/round.words';
import { roundsPorts } from '../round/rounds.words';
import { routerPorts } from '../router/router.words';
import { settingsPorts } from '../settings/settings.words';
import { socketPorts } from '../socket/socket.words';
import { storagePorts } from '../storage/storage.words';
import { tabsPorts } from '../tab/tabs.words';
import { depositPorts } from '../wallet/deposit.words';
import { transactionsPorts } from '../wallet/transactions.words';
import { walletPorts } from '../wallet/wallet.words';
import { winnersPorts } from '../winner/winners.words';
import { latePorts } from './late.words';

/** Every port of the house by name, empty. */
export const ports = {
  ...activitiesPorts,
  ...bellPorts,
  ...brandingPorts,
  ...clockPorts,
  ...connectionPorts,
  ...consentPorts,
  ...consolePorts,
  ...countriesPorts,
  ...depositPorts,
  ...emojiPorts,
  ...favouritesPorts,
  ...filtersPorts,
  ...folderPorts,
  ...forgotPasswordPorts,
  ...gamePorts,
  ...gameProfilePorts,
  ...giftCounterPorts,
  ...giftPorts,
  ...giftSendPorts,
  ...giftsPorts,
  ...homePorts,
  ...hubPorts,
  ...latePorts,
  ...letterChangesPorts,
  ...letterCounterPorts,
  ...letterWritePorts,
  ...lettersPorts,
  ...lobbyPorts,
  ...localePorts,
  ...lockPorts,
  ...messagesPorts,
  ...newPasswordPorts,
  ...notificationMarksPorts,
  ...notificationsPorts,
  ...onlinePorts,
  ...outboxPorts,
  ...peoplePorts,
  ...phrasesPorts,
  ...playModePorts,
  ...playPorts,
  ...playerCardPorts,
  ...playerPorts,
  ...pushPorts,
  ...relationCounterPorts,
  ...relationPorts,
  ...reviewsPorts,
  ...roundPorts,
  ...roundsPorts,
  ...routerPorts,
  ...sessionPorts,
  ...settingsPorts,
  ...signInPorts,
  ...signUpPorts,
  ...socketPorts,
  ...storagePorts,
  ...tabsPorts,
  ...transactionsPorts,
  ...translationsPorts,
  ...uploadPorts,
  ...usernamePorts,
  ...viewChoicePorts,
  ...viewerPorts,
  ...walletPorts,
  ...winnersPorts,
};

export type Ports = typeof ports;
export type PortName = keyof Ports;
/** One adapter for every port: a missing one does not compile. */
export type Adapters = { readonly [Name in PortName]: AdapterOf<Ports[Name]> };

const names = Object.keys(ports) as PortName[];

/** The ports, each filled with its adapter: give it to `.provide({ actors })` of any machine. */
export const fillPorts = (adapters: Adapters): Ports =>
  Object.fromEntries(
    names.map((name) => [name, fill(name, adapters[name] as never)]),
  ) as unknown as Ports;

/** Adapters that never answer: for replays and for stories of one moment. */
export const silentAdapters = Object.fromEntries(
  names.map((name) => [name, () => undefined]),
) as unknown as Adapters;
