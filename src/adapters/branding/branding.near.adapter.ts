import { getBootstrap } from '../../../contract/branding';
import type { brandingPorts } from '../../../machines/branding/branding.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const brandingAdapters = (asks: Asks): AdaptersOf<typeof brandingPorts> => ({
  'branding.load': asks('branding.load', getBootstrap, {
    answered: (bootstrap) => ({ type: 'branding.loaded', bootstrap }),
  }),
});
