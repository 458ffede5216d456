import { activitiesPorts } from '../activity/activities.ports';
import { forgotPasswordPorts } from '../auth/forgotPassword.ports';
import { lockPorts } from '../auth/lock.ports';
import { newPasswordPorts } from '../auth/newPassword.ports';
import { sessionPorts } from '../auth/session.ports';
import { signInPorts } from '../auth/signIn.ports';
import { signUpPorts } from '../auth/signUp.ports';
import { usernamePorts } from '../auth/username.ports';
import { brandingPorts } from '../branding/branding.ports';
import { clockPorts } from '../clock/clock.ports';
import { connectionPorts } from '../connection/connection.ports';
import { consentPorts } from '../consent/consent.ports';
import { countriesPorts } from '../country/countries.ports';
import { localePorts } from '../country/locale.ports';
import { favouritesPorts } from '../game/favourites.ports';
import { gamePorts } from '../game/game.ports';
import { gameProfilePorts } from '../game/gameProfile.ports';
import { giftPorts } from '../gift/gift.ports';
import { giftSendPorts } from '../gift/giftSend.ports';
import { giftsPorts } from '../gift/gifts.ports';
import { hubPorts } from '../hub/hub.ports';
import { folderPorts } from '../image/folder.ports';
import { uploadPorts } from '../image/upload.ports';
import { viewerPorts } from '../image/viewer.ports';
import { consolePorts } from '../kit/console.ports';
import { type AdapterOf, fill } from '../kit/port';
import { emojiPorts } from '../letter/emoji.ports';
import { lettersPorts } from '../letter/letters.ports';
import { letterWritePorts } from '../letter/letterWrite.ports';
import { filtersPorts } from '../lobby/filters.ports';
import { homePorts } from '../lobby/home.ports';
import { lobbyPorts } from '../lobby/lobby.ports';
import { messagesPorts } from '../message/messages.ports';
import { notificationsPorts } from '../notification/notifications.ports';
import { outboxPorts } from '../outbox/outbox.ports';
import { phrasesPorts } from '../phrase/phrases.ports';
import { translationsPorts } from '../phrase/translations.ports';
import { playPorts } from '../play/play.ports';
import { playModePorts } from '../play/playMode.ports';
import { playerPorts } from '../player/player.ports';
import { playerCardPorts } from '../player/playerCard.ports';
import { viewChoicePorts } from '../player/viewChoice.ports';
import { onlinePorts } from '../presence/online.ports';
import { pushPorts } from '../push/push.ports';
import { peoplePorts } from '../relation/people.ports';
import { relationPorts } from '../relation/relation.ports';
import { relationsPorts } from '../relation/relations.ports';
import { reviewsPorts } from '../review/reviews.ports';
import { roundPorts } from '../round/round.ports';
import { roundsPorts } from '../round/rounds.ports';
import { routerPorts } from '../router/router.ports';
import { settingsPorts } from '../settings/settings.ports';
import { socketPorts } from '../socket/socket.ports';
import { storagePorts } from '../storage/storage.ports';
import { tabsPorts } from '../tab/tabs.ports';
import { depositPorts } from '../wallet/deposit.ports';
import { transactionsPorts } from '../wallet/transactions.ports';
import { walletPorts } from '../wallet/wallet.ports';
import { winnersPorts } from '../winner/winners.ports';
import { latePorts } from './late.ports';

/** Every port of the house by name, empty. */
export const ports = {
  ...activitiesPorts,
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
  ...giftPorts,
  ...giftSendPorts,
  ...giftsPorts,
  ...homePorts,
  ...hubPorts,
  ...latePorts,
  ...lettersPorts,
  ...letterWritePorts,
  ...lobbyPorts,
  ...localePorts,
  ...lockPorts,
  ...messagesPorts,
  ...newPasswordPorts,
  ...notificationsPorts,
  ...onlinePorts,
  ...outboxPorts,
  ...peoplePorts,
  ...phrasesPorts,
  ...playPorts,
  ...playModePorts,
  ...playerCardPorts,
  ...playerPorts,
  ...pushPorts,
  ...relationPorts,
  ...relationsPorts,
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
