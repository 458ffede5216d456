import { type PortFailed, port } from '../kit/port';

export type ViewerEvent =
  | { type: 'viewer.next' }
  | { type: 'viewer.previous' }
  /** A finger drew the picture this way: left brings the next one [§4]. */
  | { type: 'viewer.swipe'; towards: 'left' | 'right' }
  | { type: 'viewer.close' }
  | PortFailed;

/** What it ends with: `false` when it is closed [§4]. */
export interface ViewerToggled {
  open: false;
}

declare module '../kit/controls' {
  interface Controls {
    /** Where it opens, and how many pictures there are. */
    viewer: { at: number; count: number };
  }
}

export const viewerPorts = {
  /** Blocks the scrolling of the page, and restores it when it is closed [§4]. */
  'viewer.hold': port<undefined, never>('viewer.hold'),
};
