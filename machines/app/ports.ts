import { activitiesPorts } from '../activities/activities.ports';
import { brandingPorts } from '../branding/branding.ports';
import { clockPorts } from '../clock/clock.ports';
import { connectionPorts } from '../connection/connection.ports';
import { consentPorts } from '../consent/consent.ports';
import { consolePorts } from '../console/console.ports';
import { countriesPorts } from '../countries/countries.ports';
import { depositPorts } from '../deposit/deposit.ports';
import { emojiPorts } from '../emoji/emoji.ports';
import { favouritesPorts } from '../favourites/favourites.ports';
import { filtersPorts } from '../filters/filters.ports';
import { folderPorts } from '../folder/folder.ports';
import { forgotPasswordPorts } from '../forgotPassword/forgotPassword.ports';
import { gamePorts } from '../game/game.ports';
import { gameProfilePorts } from '../gameProfile/gameProfile.ports';
import { giftPorts } from '../gift/gift.ports';
import { giftSendPorts } from '../giftSend/giftSend.ports';
import { giftsPorts } from '../gifts/gifts.ports';
import { homePorts } from '../home/home.ports';
import { hubPorts } from '../hub/hub.ports';
import { type AdapterOf, fill } from '../kit/port';
import { lettersPorts } from '../letters/letters.ports';
import { letterWritePorts } from '../letterWrite/letterWrite.ports';
import { lobbyPorts } from '../lobby/lobby.ports';
import { localePorts } from '../locale/locale.ports';
import { lockPorts } from '../lock/lock.ports';
import { messagesPorts } from '../messages/messages.ports';
import { newPasswordPorts } from '../newPassword/newPassword.ports';
import { notificationsPorts } from '../notifications/notifications.ports';
import { onlinePorts } from '../online/online.ports';
import { outboxPorts } from '../outbox/outbox.ports';
import { peoplePorts } from '../people/people.ports';
import { phrasesPorts } from '../phrases/phrases.ports';
import { playPorts } from '../play/play.ports';
import { playerPorts } from '../player/player.ports';
import { playerCardPorts } from '../playerCard/playerCard.ports';
import { playModePorts } from '../playMode/playMode.ports';
import { pushPorts } from '../push/push.ports';
import { relationPorts } from '../relation/relation.ports';
import { relationsPorts } from '../relations/relations.ports';
import { reviewsPorts } from '../reviews/reviews.ports';
import { roundPorts } from '../round/round.ports';
import { roundsPorts } from '../rounds/rounds.ports';
import { routerPorts } from '../router/router.ports';
import { sessionPorts } from '../session/session.ports';
import { settingsPorts } from '../settings/settings.ports';
import { signInPorts } from '../signIn/signIn.ports';
import { signUpPorts } from '../signUp/signUp.ports';
import { socketPorts } from '../socket/socket.ports';
import { storagePorts } from '../storage/storage.ports';
import { tabsPorts } from '../tabs/tabs.ports';
import { transactionsPorts } from '../transactions/transactions.ports';
import { translationsPorts } from '../translations/translations.ports';
import { uploadPorts } from '../upload/upload.ports';
import { usernamePorts } from '../username/username.ports';
import { viewChoicePorts } from '../viewChoice/viewChoice.ports';
import { viewerPorts } from '../viewer/viewer.ports';
import { walletPorts } from '../wallet/wallet.ports';
import { winnersPorts } from '../winners/winners.ports';
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
