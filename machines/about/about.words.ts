import type { About } from '../../contract/branding';
import { type PortFailed, port } from '../kit/port';

export type AboutRead = { type: 'about.told'; about: About };

export type AboutEvent = { type: 'about.retry' } | AboutRead | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    about: undefined;
  }
}

export const aboutPorts = {
  /** GET /about [§7 B, decision 202]. */
  'about.read': port<undefined, AboutRead>('about.read'),
};
