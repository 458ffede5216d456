import type { Game } from '../../contract/game';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

export type GameEvent =
  /** Its page is shown; `slug` is the url-friendly name [§2]. */
  | { type: 'game.show'; slug: string }
  | { type: 'game.leave' }
  | { type: 'game.retry' }
  | { type: 'game.loaded'; game: Game }
  | { type: 'game.missing' }
  | ConnectionFound
  | PortFailed;
