import type { SnapshotFrom } from 'xstate';
import type { Branding } from '../../contract/branding';
import type { brandingMachine } from './branding.machine';

type Snapshot = SnapshotFrom<typeof brandingMachine>;

const DEFAULT_NAME = 'Fairground';

/** The look the server supplies; undefined while only the default is known. */
export const look = (branding: Snapshot): Branding | undefined => branding.context.bootstrap?.app;
export const appName = (branding: Snapshot): string => look(branding)?.name ?? DEFAULT_NAME;
export const palette = (branding: Snapshot) => branding.context.palette;
