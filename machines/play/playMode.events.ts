import type { Affiliate } from '../../contract/affiliate';
import type { Jurisdiction } from '../../contract/country';
import type { PlayMode } from '../../contract/play.rules';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

export type PlayModeEvent =
  | SessionFact
  | { type: 'playMode.choose'; mode: PlayMode }
  /** In another tab. */
  | { type: 'playMode.chosen'; mode: PlayMode }
  | { type: 'playMode.retry' }
  /** The profile's country, or the guest's by address. */
  | { type: 'playMode.settle'; country: string }
  | {
      type: 'player.described';
      age: number | undefined;
      isVerified: boolean;
      country: string | undefined;
      region: string | undefined;
    }
  | { type: 'jurisdictions.loaded'; jurisdictions: Jurisdiction[] }
  | { type: 'affiliates.loaded'; affiliates: Affiliate[] }
  | ConnectionFound
  | PortFailed;
