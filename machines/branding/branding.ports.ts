import type { Bootstrap } from '../../contract/branding';
import { port } from '../kit/port';

export const brandingPorts = {
  /** GET /bootstrap [§7 B]. */
  'branding.load': port<undefined, { type: 'branding.loaded'; bootstrap: Bootstrap }>(
    'branding.load',
  ),
};
