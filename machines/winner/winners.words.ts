import type { Winner } from '../../contract/winner';
import type { MinutePassed } from '../clock/clock.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

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

declare module '../kit/residents' {
  interface Residents {
    winners: WinnersEvent;
  }
}

export const winnersPorts = {
  /** GET /home/winners [§7 B]. */
  'winners.load': port<undefined, { type: 'winners.loaded' } & Winners>('winners.load'),
};
