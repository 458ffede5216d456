import { getAbout } from '../../../contract/branding';
import type { aboutPorts } from '../../../machines/about/about.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const aboutAdapters = (asks: Asks): AdaptersOf<typeof aboutPorts> => ({
  'about.read': asks('about.read', getAbout, {
    answered: (about) => ({ type: 'about.told', about }),
  }),
});
