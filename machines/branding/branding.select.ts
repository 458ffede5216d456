import type { SnapshotFrom } from 'xstate';
import type { Branding, ConfigLevel } from '../../contract/branding';
import type { brandingMachine } from './branding.machine';

type Snapshot = SnapshotFrom<typeof brandingMachine>;

const DEFAULT_NAME = 'Fairground';
const noLevels: ConfigLevel[] = [];

/** The look the server supplies; undefined while only the default is known. */
export const look = (branding: Snapshot): Branding | undefined => branding.context.bootstrap?.app;
export const appName = (branding: Snapshot): string => look(branding)?.name ?? DEFAULT_NAME;
/** Prefix of relative image paths [§3 Image entries]. */
export const assetsUrl = (branding: Snapshot): string =>
  branding.context.bootstrap?.assetsUrl ?? '/assets';
export const configLevels = (branding: Snapshot): readonly ConfigLevel[] =>
  branding.context.bootstrap?.configLevels ?? noLevels;
export const palette = (branding: Snapshot) => branding.context.palette;
