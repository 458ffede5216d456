import type { GameCard } from '../../contract/game';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { SessionFact } from '../session/session.events';

export type HomeEvent =
  | SessionFact
  | { type: 'home.refresh' }
  | { type: 'home.loaded'; featured: GameCard[]; recent: GameCard[] }
  | ConnectionFound
  | PortFailed;
