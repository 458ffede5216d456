import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine';

/** Whether the question is to be shown. */
export const isUndecided = (consent: SnapshotFrom<typeof consentMachine>): boolean =>
  consent.matches('undecided');
