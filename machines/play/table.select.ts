import type { SnapshotFrom } from 'xstate';
import type { tableMachine } from './table.machine';

/** What a sitting has come to: by the balance that is shown without what came beside the rounds, in minor units, and whole minutes. */
export const sitting = (
  { context: { began } }: SnapshotFrom<typeof tableMachine>,
  balance: number,
  beside: number,
  minute: number,
): { net: number; minutes: number } => ({
  net: balance - beside - began.balance,
  minutes: minute - began.minute,
});
