import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Bootstrap, WornLook } from '../../contract/branding';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type BrandingEvent, brandingPorts, type PaletteChoice } from './branding.words';

export interface BrandingContext {
  bootstrap: Bootstrap | undefined;
  palette: PaletteChoice;
}

export const brandingMachine = setup({
  types: {} as {
    context: BrandingContext;
    events: BrandingEvent;
    input: { palette: PaletteChoice };
    tags: Look;
    meta: Meaning;
  },
  actors: brandingPorts,
  actions: {
    keepBootstrap: assign({ bootstrap: (_, params: { bootstrap: Bootstrap }) => params.bootstrap }),
    keepLook: assign({
      bootstrap: ({ context: { bootstrap } }, { app }: { app: Partial<WornLook> }) =>
        bootstrap && { ...bootstrap, app: { ...bootstrap.app, ...app } },
    }),
    keepPalette: assign({ palette: (_, params: { palette: PaletteChoice }) => params.palette }),
    storePalette: tell('storage', (_, params: { palette: PaletteChoice }) => ({
      type: 'storage.keep',
      key: 'palette',
      value: params.palette,
    })),
    tellRouter: tell('router', (_, params: { bootstrap: Bootstrap }) => ({
      type: 'branding.known',
      magicRequired: params.bootstrap.environment.magic,
    })),
  },
}).createMachine({
  id: 'branding',
  context: ({ input }) => ({ bootstrap: undefined, palette: input.palette }),
  initial: 'loading',
  on: {
    'branding.choosePalette': {
      actions: [
        { type: 'keepPalette', params: ({ event }) => event },
        { type: 'storePalette', params: ({ event }) => event },
      ],
    },
    'branding.paletteChosen': {
      actions: { type: 'keepPalette', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks the server for name and look', spec: '§1, §3 App branding' },
      invoke: { id: 'load', src: 'branding.load', input: undefined },
      on: {
        'branding.loaded': {
          target: 'shown',
          actions: [
            { type: 'keepBootstrap', params: ({ event }) => event },
            { type: 'tellRouter', params: ({ event }) => event },
          ],
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Wears the name and look of the server', spec: '§3 App branding' },
      on: {
        'branding.worn': { actions: { type: 'keepLook', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'Wears the default look', spec: '§3 App branding' },
      on: { 'branding.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type BrandingActor = ActorRefFrom<typeof brandingMachine>;
