import type { Game } from '../../contract/game';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';
import type { RouteShown } from '../router/router.words';

/** What surrounds a game's page hears that it is shown, anew for another visitor, and left. */
export type GameFact =
  | {
      type: 'game.entered';
      gameId: string;
      signedIn: boolean;
      /** The signed-in reader, where the token says who that is. */
      playerId: string | undefined;
    }
  | { type: 'game.left' };

/** Who decides how a game is played hears that its table is shown; that it is left, as others do. */
export type TableFact = { type: 'game.played'; gameId: string } | { type: 'game.left' };

export type GameEvent =
  | RouteShown
  | SessionFact
  | ResidentsArrived
  /** `slug` is the url-friendly name [§2]; `page` is false where the game is only played. */
  | { type: 'game.show'; slug: string; page: boolean }
  | { type: 'game.leave' }
  | { type: 'game.retry' }
  | { type: 'game.loaded'; game: Game }
  | { type: 'game.missing' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    game: GameEvent;
  }
}

export const gamePorts = {
  /** POST /games/{id} [§7 B]; the url-friendly name serves as id. */
  'game.load': port<
    { slug: string },
    { type: 'game.loaded'; game: Game } | { type: 'game.missing' }
  >('game.load'),
};
