import type { GameCard } from '../../contract/game';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';

export type HomeEvent =
  | SessionFact
  | { type: 'home.refresh' }
  | { type: 'home.loaded'; featured: GameCard[]; recent: GameCard[] }
  | ResidentsArrived
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    home: HomeEvent;
  }
}

export const homePorts = {
  /** GET /games/home [§7 B]. */
  'home.load': port<undefined, { type: 'home.loaded'; featured: GameCard[]; recent: GameCard[] }>(
    'home.load',
  ),
};
