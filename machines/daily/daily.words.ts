import type { DailyGift } from '../../contract/daily';
import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** Hub: the gift was opened, perhaps in another tab. */
export interface DailyChanged {
  type: 'daily.changed';
  daily?: DailyGift | undefined;
}

/** Told to all: the player’s next day has begun. */
export interface DayTurned {
  type: 'day.turned';
}

type DailyAnswer = { type: 'daily.told'; daily: DailyGift };

export type DailyEvent =
  | SessionFact
  | { type: 'daily.open' }
  | { type: 'daily.retry' }
  | DailyAnswer
  | { type: 'daily.refused'; problem: Problem }
  | DailyChanged
  | { type: 'hub.skipped' }
  /** The hub tells of whatever happens from now on. */
  | { type: 'hub.listening' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    daily: DailyEvent;
  }
}

export const dailyPorts = {
  /** GET /gifts/daily [decision 121]. */
  'daily.read': port<undefined, DailyAnswer>('daily.read'),
  /** POST /gifts/daily [decision 121]. */
  'daily.open': port<undefined, DailyAnswer | { type: 'daily.refused'; problem: Problem }>(
    'daily.open',
  ),
};
