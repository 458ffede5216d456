import type { SnapshotFrom } from 'xstate';
import type { AlertActor } from './alert.machine';
import type { alertsMachine } from './alerts.machine';
import type { AlertPosition } from './alerts.words';

type Snapshot = SnapshotFrom<typeof alertsMachine>;

const DEFAULT: AlertPosition = 'bottomRight';

/** The alerts of a corner, oldest first. Where one stands is settled when it is said. */
export const alertsAt = ({ context, children }: Snapshot, position: AlertPosition): AlertActor[] =>
  context.ids
    .map((id) => children[id] as AlertActor | undefined)
    .filter((alert) => alert !== undefined)
    .filter((alert) => (alert.getSnapshot().context.position ?? DEFAULT) === position);
