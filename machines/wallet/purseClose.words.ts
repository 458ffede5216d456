import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** The answers that its port may give. */
type PurseCloseAnswer =
  | { type: 'purseClose.closed' }
  | { type: 'purseClose.refused'; problem: Problem };

export type PurseCloseEvent =
  /** Asks whether it shall be closed. */
  | { type: 'purseClose.ask' }
  /** It is not to be. */
  | { type: 'purseClose.cancel' }
  | { type: 'purseClose.close' }
  | PurseCloseAnswer
  | PortFailed;

/** An empty money purse, by its currency. */
export interface PurseCloseInput {
  currency: string;
}

declare module '../kit/controls' {
  interface Controls {
    purseClose: PurseCloseInput;
  }
}

export const purseClosePorts = {
  /** POST /wallet/remove [§7 B]. */
  'purseClose.close': port<PurseCloseInput, PurseCloseAnswer>('purseClose.close'),
};
