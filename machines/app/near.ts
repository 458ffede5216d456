import { alertNear } from '../alert/alert.near';
import { authNear } from '../auth/auth.near';
import { brandingNear } from '../branding/branding.near';
import { clockNear } from '../clock/clock.near';
import { connectionNear } from '../connection/connection.near';
import { consentNear } from '../consent/consent.near';
import { controlNear } from '../control/control.near';
import { countryNear } from '../country/country.near';
import { gameNear } from '../game/game.near';
import { lobbyNear } from '../lobby/lobby.near';
import { modalNear } from '../modal/modal.near';
import { phraseNear } from '../phrase/phrase.near';
import { playNear } from '../play/play.near';
import { playerNear } from '../player/player.near';
import { routerNear } from '../router/router.near';
import { stageNear } from '../stage/stage.near';
import { storageNear } from '../storage/storage.near';
import { walletNear } from '../wallet/wallet.near';
import { winnerNear } from '../winner/winner.near';
import { household } from './noun';

/**
 * What a first visit needs, in the order in which it is started. Those that speak at their start come
 * last, after whom they speak to: what is told to a resident that does not live yet is lost.
 */
export const near = household([
  alertNear,
  brandingNear,
  clockNear,
  connectionNear,
  controlNear,
  modalNear,
  phraseNear,
  playNear,
  playerNear,
  stageNear,
  storageNear,
  walletNear,
  winnerNear,
  lobbyNear,
  consentNear,
  countryNear,
  gameNear,
  routerNear,
  authNear,
]);
