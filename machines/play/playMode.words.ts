import type { Affiliate } from '../../contract/affiliate';
import type { Jurisdiction } from '../../contract/country';
import type { PlayMode } from '../../contract/play.rules';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { TableFact } from '../game/game.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';
import type { RouteShown } from '../router/router.words';

/** Who plays hears in which currency the game is played, anew whenever that changes. */
export interface PlayModeFact {
  type: 'playMode.decided';
  gameId: string;
  currency: string;
}

export type PlayModeEvent =
  | SessionFact
  | ResidentsArrived
  | TableFact
  | RouteShown
  | { type: 'playMode.choose'; mode: PlayMode }
  /** In another tab. */
  | { type: 'playMode.chosen'; mode: PlayMode }
  | { type: 'playMode.retry' }
  /** The guest's country, by choice or address, and its currency. */
  | { type: 'playMode.settle'; country: string; currency: string }
  | {
      type: 'player.described';
      age: number | undefined;
      isVerified: boolean;
      country: string | undefined;
      region: string | undefined;
      /** What the account keeps; undefined where it keeps none. */
      mode: PlayMode | undefined;
    }
  /** There is no account, or it did not load. */
  | { type: 'player.undescribed' }
  | JurisdictionsLoaded
  | { type: 'affiliates.loaded'; affiliates: Affiliate[] }
  | ConnectionFound
  | PortFailed;

/** What holds at a place, and which games are not offered there: none, where it says nothing. */
export interface JurisdictionsLoaded {
  type: 'jurisdictions.loaded';
  jurisdictions: Jurisdiction[];
  withheld?: string[];
}

/** A country, and in some countries a state or province. */
export interface Home {
  country: string;
  region: string | undefined;
}

declare module '../kit/residents' {
  interface Residents {
    playMode: PlayModeEvent;
  }
}

export const playModePorts = {
  /** GET /jurisdictionsByCountry [§7 B]. */
  'jurisdictions.load': port<Home, JurisdictionsLoaded>('jurisdictions.load'),
  /** GET /games/affiliates [§7 B]: those that cover the place. */
  'affiliates.load': port<Home, { type: 'affiliates.loaded'; affiliates: Affiliate[] }>(
    'affiliates.load',
  ),
};
