import type { Factor, FactorSetup } from '../../contract/factor';
import type { Problem } from '../../contract/problems';
import type { FactorProof } from '../kit/form.factor';
import { type PortFailed, port } from '../kit/port';

/** What a player does to their second factor. */
export type FactorDeed = 'set' | 'renew' | 'remove' | 'add' | 'drop';

/** `name` is what a passkey is called by its owner. */
export type FactorField = 'password' | 'code' | 'name';

/** The password, and a code, of the app or one that was shown once, or a passkey in its place. */
export interface Proven extends FactorProof {
  password: string;
}

export type FactorFact =
  | { type: 'factor.told'; factor: Factor | undefined }
  | { type: 'factor.offered'; offer: FactorSetup }
  /** `recovery` is told this once. */
  | { type: 'factor.kept'; factor: Factor; recovery: readonly string[] }
  | { type: 'factor.changed'; factor: Factor }
  | { type: 'factor.removed' }
  | { type: 'factor.refused'; problem: Problem };

export type FactorEvent =
  /** `passkey` is the one that is removed. */
  | { type: 'factor.begin'; deed: FactorDeed; passkey?: string }
  | { type: 'factor.change'; field: FactorField; value: string }
  | { type: 'factor.submit' }
  /** A passkey is asked for in place of a code. */
  | { type: 'factor.unlock' }
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
type Changed = Extract<FactorFact, { type: 'factor.changed' }>;
type Removed = Extract<FactorFact, { type: 'factor.removed' }>;
type Refused = Extract<FactorFact, { type: 'factor.refused' }>;

export const factorPorts = {
  /** GET /settings/factor [decision 194]. */
  'factor.read': port<undefined, Told>('factor.read'),
  /** POST /settings/factor/ask [decision 194]. */
  'factor.offer': port<undefined, Offered>('factor.offer'),
  /** POST /settings/factor [decision 194]. */
  'factor.set': port<Proven & { setup: string }, Kept | Refused>('factor.set'),
  /** POST /settings/factor/recovery [decision 194]. */
  'factor.renew': port<Proven, Kept | Refused>('factor.renew'),
  /** POST /settings/factor/remove [decision 194]. */
  'factor.remove': port<Proven, Removed | Refused>('factor.remove'),
  /** POST /settings/factor/passkeys, once the browser has made one [decision 194]. */
  'factor.add': port<Proven & { name: string }, Changed | Refused>('factor.add'),
  /** POST /settings/factor/passkeys/remove [decision 194]. */
  'factor.drop': port<Proven & { _id: string }, Changed | Refused>('factor.drop'),
};
