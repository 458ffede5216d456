import type { Problem } from '../../contract/problems';
import type { Protection } from '../../contract/protection';
import type { LimitName } from '../../contract/protection.rules';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { WalletChanged } from '../wallet/wallet.words';

/** What protects the player changed: by the hub, perhaps in another tab, or by a control of the page. */
export interface ProtectionChanged {
  type: 'protection.changed';
  protection: Protection;
}

type Told = { type: 'protection.told'; protection: Protection };
type Refused = { type: 'protection.refused'; problem: Problem };

export type ProtectionEvent =
  | SessionFact
  /** Somebody looks at it, or changed it: it is asked for anew. */
  | { type: 'protection.look' }
  /** The reality check is read: play may go on. */
  | { type: 'protection.answer' }
  | { type: 'protection.retry' }
  | Told
  | Refused
  | ProtectionChanged
  | WalletChanged
  | { type: 'hub.skipped' }
  /** The hub tells of whatever happens from now on. */
  | { type: 'hub.listening' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    protection: ProtectionEvent;
  }
}

/** What a player may have done with one press. */
export type Wish =
  | { does: 'confirm'; limit: LimitName }
  | { does: 'keep'; limit: LimitName }
  | { does: 'check'; minutes: number | null }
  /** Both are asked about once more: nobody can take them back. */
  | { does: 'time out'; days: number }
  | { does: 'exclude'; months: number };

export type SafeguardEvent =
  | { type: 'safeguard.wish'; wish: Wish }
  | { type: 'safeguard.sure' }
  | { type: 'safeguard.back' }
  | { type: 'safeguard.changed'; protection: Protection }
  | { type: 'safeguard.refused'; problem: Problem }
  | PortFailed;

export const protectionPorts = {
  /** GET /protection [decision 34]. */
  'protection.read': port<undefined, Told>('protection.read'),
  /** POST /protection/check/answer [decision 34]. */
  'protection.answer': port<undefined, Told | Refused>('protection.answer'),
  /** POST /protection/… [decision 34]. */
  'safeguard.change': port<
    Wish,
    | { type: 'safeguard.changed'; protection: Protection }
    | { type: 'safeguard.refused'; problem: Problem }
  >('safeguard.change'),
};
