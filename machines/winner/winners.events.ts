import type { Winner } from '../../contract/winner';
import type { MinutePassed } from '../clock/clock.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

/** The three lists of the home page [§2]. */
export interface Winners {
  coins: Winner[];
  money: Winner[];
  superJackpot: Winner[];
}

export type WinnersEvent =
  | { type: 'winners.refresh' }
  | ({ type: 'winners.loaded' } & Winners)
  /** Socket: somebody won. */
  | { type: 'winners.announced' }
  | { type: 'presence.changed'; playerId: string; presence: Winner['presence'] }
  | MinutePassed
  | ConnectionFound
  | PortFailed;
