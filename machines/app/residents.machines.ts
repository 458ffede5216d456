import { alertsMachine } from '../alerts/alerts.machine';
import { brandingMachine } from '../branding/branding.machine';
import { clockMachine } from '../clock/clock.machine';
import { connectionMachine } from '../connection/connection.machine';
import { consentMachine } from '../consent/consent.machine';
import { countriesMachine } from '../countries/countries.machine';
import { favouritesMachine } from '../favourites/favourites.machine';
import { filtersMachine } from '../filters/filters.machine';
import { gameMachine } from '../game/game.machine';
import { homeMachine } from '../home/home.machine';
import { lobbyMachine } from '../lobby/lobby.machine';
import { localeMachine } from '../locale/locale.machine';
import { modalsMachine } from '../modals/modals.machine';
import { phrasesMachine } from '../phrases/phrases.machine';
import { playerMachine } from '../player/player.machine';
import { playModeMachine } from '../playMode/playMode.machine';
import { routerMachine } from '../router/router.machine';
import { sessionMachine } from '../session/session.machine';
import { stageMachine } from '../stage/stage.machine';
import { storageMachine } from '../storage/storage.machine';
import { translationsMachine } from '../translations/translations.machine';
import { walletMachine } from '../wallet/wallet.machine';
import { winnersMachine } from '../winners/winners.machine';

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
