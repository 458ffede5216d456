import type { PlayerCard } from '../../contract/player';
import type { SessionFact } from '../auth/session.words';
import type { MinutePassed } from '../clock/clock.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';
import type { RelationChanged } from '../relation/relation.words';

/** Who is here: a number, and at most five friends [§9, decision 20]. */
export interface Online {
  count: number;
  friends: PlayerCard[];
}

export type OnlineEvent =
  | SessionFact
  | ({ type: 'online.loaded' } & Online)
  | { type: 'online.retry' }
  | { type: 'presence.changed'; playerId: string; presence: PlayerCard['presence'] }
  | RelationChanged
  | ResidentsArrived
  | MinutePassed
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    online: OnlineEvent;
  }
}

export const onlinePorts = {
  /** GET /online [§7 B]. */
  'online.load': port<undefined, { type: 'online.loaded' } & Online>('online.load'),
};
