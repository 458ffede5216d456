import { aBootstrap } from '../../contract/make/branding';
import { brandingMachine } from '../../machines/branding/branding.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const brandingWalk = walk({
  machine: silent(brandingMachine),
  inputs: [{ palette: 'system' }],
  events: [
    { type: 'branding.choosePalette', palette: 'light' },
    { type: 'branding.paletteChosen', palette: 'dark' },
    { type: 'branding.retry' },
    { type: 'branding.loaded', bootstrap: aBootstrap() },
    { type: 'branding.worn', app: { ...aBootstrap().app, name: 'Luna' } },
    { type: 'branding.worn', app: {} },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'branding.load' },
  ],
  view: ({ context }) => context.bootstrap?.app.name,
});
