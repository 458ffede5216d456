import type { GameCard } from '../../contract/game';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

export type HomeEvent =
  | SessionFact
  | { type: 'home.refresh' }
  | { type: 'home.loaded'; featured: GameCard[]; recent: GameCard[] }
  | ConnectionFound
  | PortFailed;
