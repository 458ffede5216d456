import type { Bootstrap, WornLook } from '../../contract/branding';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** Which palette the player wants; `system` follows the device. */
export type PaletteChoice = 'dark' | 'light' | 'system';

export type BrandingEvent =
  | { type: 'branding.choosePalette'; palette: PaletteChoice }
  /** In another tab. */
  | { type: 'branding.paletteChosen'; palette: PaletteChoice }
  | { type: 'branding.retry' }
  | { type: 'branding.loaded'; bootstrap: Bootstrap }
  /** Staff published another look. */
  | { type: 'branding.worn'; app: Partial<WornLook> }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    branding: BrandingEvent;
  }
}

export const brandingPorts = {
  /** GET /bootstrap [§7 B]. */
  'branding.load': port<undefined, { type: 'branding.loaded'; bootstrap: Bootstrap }>(
    'branding.load',
  ),
};
