import type { Problem } from '../../contract/problems';
import type { Profile, ViewAs } from '../../contract/profile';
import type { SessionEntry } from '../../contract/settings';
import type { SessionFact } from '../auth/session.events';
import type { PortFailed } from '../kit/port';

/** The address that waits to be proven. */
export type EmailProofEvent =
  | { type: 'emailProof.cancel' }
  /** Mail the link once more. */
  | { type: 'emailProof.mail' }
  | { type: 'emailProof.cancelled' }
  | { type: 'emailProof.mailed' }
  | { type: 'emailProof.refused'; problem: Problem }
  | PortFailed;

export type DevicesEvent =
  | { type: 'devices.refresh' }
  /** Signs one of the player's browsers out. */
  | { type: 'devices.end'; _id: string }
  | { type: 'devices.listed'; items: SessionEntry[] }
  | { type: 'devices.ended' }
  | { type: 'devices.refused'; problem: Problem }
  | PortFailed;

export type ExportAccountEvent =
  | { type: 'exportAccount.ask' }
  | { type: 'exportAccount.saved' }
  | { type: 'exportAccount.refused'; problem: Problem }
  | PortFailed;

export type ViewAsEvent =
  | SessionFact
  | { type: 'viewAs.choose'; as: ViewAs }
  /** What others may see has changed. */
  | { type: 'viewAs.refresh' }
  | { type: 'viewAs.close' }
  | { type: 'viewAs.loaded'; profile: Profile }
  | PortFailed;
