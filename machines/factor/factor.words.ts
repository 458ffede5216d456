import type { Factor, FactorSetup } from '../../contract/factor';
import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** What a player does to their second factor. */
export type FactorDeed = 'set' | 'renew' | 'remove';

export type FactorField = 'password' | 'code';

/** The password and a code: of the app, or one that was shown once. */
export type FactorProof = Readonly<Record<FactorField, string>>;

export type FactorFact =
  | { type: 'factor.told'; factor: Factor | undefined }
  | { type: 'factor.offered'; offer: FactorSetup }
  /** `recovery` is told this once. */
  | { type: 'factor.kept'; factor: Factor; recovery: readonly string[] }
  | { type: 'factor.removed' }
  | { type: 'factor.refused'; problem: Problem };

export type FactorEvent =
  | { type: 'factor.begin'; deed: FactorDeed }
  | { type: 'factor.change'; field: FactorField; value: string }
  | { type: 'factor.submit' }
  | { type: 'factor.cancel' }
  /** The codes that are shown once are written down. */
  | { type: 'factor.written' }
  | { type: 'factor.retry' }
  | FactorFact
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    factor: undefined;
  }
}

type Told = Extract<FactorFact, { type: 'factor.told' }>;
type Offered = Extract<FactorFact, { type: 'factor.offered' }>;
type Kept = Extract<FactorFact, { type: 'factor.kept' }>;
type Removed = Extract<FactorFact, { type: 'factor.removed' }>;
type Refused = Extract<FactorFact, { type: 'factor.refused' }>;

export const factorPorts = {
  /** GET /settings/factor [decision 194]. */
  'factor.read': port<undefined, Told>('factor.read'),
  /** POST /settings/factor/ask [decision 194]. */
  'factor.offer': port<undefined, Offered>('factor.offer'),
  /** POST /settings/factor [decision 194]. */
  'factor.set': port<FactorProof & { setup: string }, Kept | Refused>('factor.set'),
  /** POST /settings/factor/recovery [decision 194]. */
  'factor.renew': port<FactorProof, Kept | Refused>('factor.renew'),
  /** POST /settings/factor/remove [decision 194]. */
  'factor.remove': port<FactorProof, Removed | Refused>('factor.remove'),
};
