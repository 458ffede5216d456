import { alertsMachine } from '../alert/alerts.machine';
import { sessionMachine } from '../auth/session.machine';
import { brandingMachine } from '../branding/branding.machine';
import { clockMachine } from '../clock/clock.machine';
import { connectionMachine } from '../connection/connection.machine';
import { consentMachine } from '../consent/consent.machine';
import { countriesMachine } from '../country/countries.machine';
import { localeMachine } from '../country/locale.machine';
import { favouritesMachine } from '../game/favourites.machine';
import { gameMachine } from '../game/game.machine';
import { filtersMachine } from '../lobby/filters.machine';
import { homeMachine } from '../lobby/home.machine';
import { lobbyMachine } from '../lobby/lobby.machine';
import { modalsMachine } from '../modal/modals.machine';
import { phrasesMachine } from '../phrase/phrases.machine';
import { translationsMachine } from '../phrase/translations.machine';
import { playModeMachine } from '../play/playMode.machine';
import { playerMachine } from '../player/player.machine';
import { routerMachine } from '../router/router.machine';
import { stageMachine } from '../stage/stage.machine';
import { storageMachine } from '../storage/storage.machine';
import { walletMachine } from '../wallet/wallet.machine';
import { winnersMachine } from '../winner/winners.machine';

/**
 * The machine of every resident, by its name, in the order in which they are spawned. Those that
 * speak at their start come last, after whom they speak to: what is told to a resident that does
 * not live yet is lost.
 */
export const residents = {
  alerts: alertsMachine,
  branding: brandingMachine,
  clock: clockMachine,
  connection: connectionMachine,
  countries: countriesMachine,
  filters: filtersMachine,
  game: gameMachine,
  home: homeMachine,
  lobby: lobbyMachine,
  modals: modalsMachine,
  phrases: phrasesMachine,
  playMode: playModeMachine,
  player: playerMachine,
  stage: stageMachine,
  storage: storageMachine,
  translations: translationsMachine,
  wallet: walletMachine,
  winners: winnersMachine,
  consent: consentMachine,
  locale: localeMachine,
  favourites: favouritesMachine,
  router: routerMachine,
  session: sessionMachine,
};
