import type { User } from '../../contract/player';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';

export type PlayerEvent =
  | SessionFact
  | { type: 'player.retry' }
  | { type: 'player.loaded'; user: User }
  /** The call answered nothing [§7]. */
  | { type: 'player.missing' }
  /** Hub: the account changed elsewhere. */
  | { type: 'player.changed'; changed: string[] }
  /** Hub: messages were skipped; what is shown may be old. */
  | { type: 'hub.skipped' }
  | ResidentsArrived
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    player: PlayerEvent;
  }
}

export const playerPorts = {
  /** GET /get [§7 B]. */
  'player.load': port<
    undefined,
    { type: 'player.loaded'; user: User } | { type: 'player.missing' }
  >('player.load'),
};
