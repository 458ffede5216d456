import { getBootstrap } from '../../../contract/branding';
import type { looksPorts } from '../../../machines/branding/looks.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const looksAdapters = (asks: Asks): AdaptersOf<typeof looksPorts> => ({
  'looks.read': asks('looks.read', getBootstrap, {
    answered: ({ app }) => ({ type: 'looks.read', app }),
  }),
});
