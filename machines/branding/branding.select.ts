import type { SnapshotFrom } from 'xstate';
import { assetUrl } from '../../contract/asset.rules';
import type { Branding } from '../../contract/branding';
import type { brandingMachine } from './branding.machine';

type Snapshot = SnapshotFrom<typeof brandingMachine>;

const DEFAULT_NAME = 'Fairground';

/** The look the server supplies; undefined while only the default is known. */
export const look = (branding: Snapshot): Branding | undefined => branding.context.bootstrap?.app;
export const appName = (branding: Snapshot): string => look(branding)?.name ?? DEFAULT_NAME;

const picture = (branding: Snapshot, of: 'logo' | 'favicon'): string | undefined => {
  const { bootstrap } = branding.context;
  return bootstrap && assetUrl(bootstrap.app[of], bootstrap.assetsUrl);
};

/** Address of the mark; undefined while only the default is known. */
export const logo = (branding: Snapshot): string | undefined => picture(branding, 'logo');
/** Address of the icon of the page; undefined while only the default is known. */
export const favicon = (branding: Snapshot): string | undefined => picture(branding, 'favicon');

export const palette = (branding: Snapshot) => branding.context.palette;
