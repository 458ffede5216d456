import { brandingPorts } from '../branding/branding.ports';
import { clockPorts } from '../clock/clock.ports';
import { connectionPorts } from '../connection/connection.ports';
import { consentPorts } from '../consent/consent.ports';
import { consolePorts } from '../console/console.ports';
import { countriesPorts } from '../countries/countries.ports';
import { favouritesPorts } from '../favourites/favourites.ports';
import { filtersPorts } from '../filters/filters.ports';
import { forgotPasswordPorts } from '../forgotPassword/forgotPassword.ports';
import { gamePorts } from '../game/game.ports';
import { homePorts } from '../home/home.ports';
import { hubPorts } from '../hub/hub.ports';
import { type AdapterOf, fill } from '../kit/port';
import { lobbyPorts } from '../lobby/lobby.ports';
import { localePorts } from '../locale/locale.ports';
import { lockPorts } from '../lock/lock.ports';
import { newPasswordPorts } from '../newPassword/newPassword.ports';
import { phrasesPorts } from '../phrases/phrases.ports';
import { playPorts } from '../play/play.ports';
import { playerPorts } from '../player/player.ports';
import { playModePorts } from '../playMode/playMode.ports';
import { routerPorts } from '../router/router.ports';
import { sessionPorts } from '../session/session.ports';
import { signInPorts } from '../signIn/signIn.ports';
import { signUpPorts } from '../signUp/signUp.ports';
import { socketPorts } from '../socket/socket.ports';
import { storagePorts } from '../storage/storage.ports';
import { transactionsPorts } from '../transactions/transactions.ports';
import { translationsPorts } from '../translations/translations.ports';
import { usernamePorts } from '../username/username.ports';
import { walletPorts } from '../wallet/wallet.ports';
import { winnersPorts } from '../winners/winners.ports';

/** Every port of the house by name, empty. */
export const ports = {
  ...brandingPorts,
  ...clockPorts,
  ...connectionPorts,
  ...consentPorts,
  ...consolePorts,
  ...countriesPorts,
  ...favouritesPorts,
  ...filtersPorts,
  ...forgotPasswordPorts,
  ...gamePorts,
  ...homePorts,
  ...hubPorts,
  ...lobbyPorts,
  ...localePorts,
  ...lockPorts,
  ...newPasswordPorts,
  ...phrasesPorts,
  ...playPorts,
  ...playModePorts,
  ...playerPorts,
  ...routerPorts,
  ...sessionPorts,
  ...signInPorts,
  ...signUpPorts,
  ...socketPorts,
  ...storagePorts,
  ...transactionsPorts,
  ...translationsPorts,
  ...usernamePorts,
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
