import { gamesHome } from '../../../contract/game';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { homePorts } from '../../../machines/lobby/home.words';
import type { Asks } from '../api';

export const homeAdapters = (asks: Asks): AdaptersOf<typeof homePorts> => ({
  'home.load': asks('home.load', gamesHome, {
    answered: ({ featured, recent }) => ({ type: 'home.loaded', featured, recent }),
  }),
});
