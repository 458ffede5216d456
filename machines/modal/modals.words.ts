import type { SessionFact } from '../auth/session.words';

/** Modal sizes [§9]. */
export const modalSizes = ['small', 'mid', 'big', 'full'] as const;
export type ModalSize = (typeof modalSizes)[number];

/** A dialog by name, with the flat values that its view needs. */
export interface Modal {
  name: string;
  size: ModalSize;
  values: Record<string, string>;
}

export type ModalsEvent =
  | { type: 'modals.open'; name: string; size: ModalSize; values?: Record<string, string> }
  /** Closes the one on top. */
  | { type: 'modals.close' }
  | { type: 'modals.closeAll' }
  | SessionFact;

declare module '../kit/residents' {
  interface Residents {
    modals: ModalsEvent;
  }
}
