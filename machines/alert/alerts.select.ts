import type { SnapshotFrom } from 'xstate';
import type { alertsMachine } from './alerts.machine';

type Snapshot = SnapshotFrom<typeof alertsMachine>;

/** Ids of the alerts on the page, oldest first: keys for the list. */
export const alertIds = (alerts: Snapshot): readonly string[] => alerts.context.ids;
/** The actor of one alert. */
export const alertActor = (alerts: Snapshot, id: string) => alerts.children[id];
