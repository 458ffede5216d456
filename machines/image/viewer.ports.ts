import { port } from '../kit/port';

export const viewerPorts = {
  /** Blocks the scrolling of the page, and restores it when it is closed [§4]. */
  'viewer.hold': port<undefined, never>('viewer.hold'),
};
