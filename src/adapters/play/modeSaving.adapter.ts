import { updateSettings } from '../../../contract/settings';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { modeSavingPorts } from '../../../machines/play/modeSaving.words';
import type { Asks } from '../api';

export const modeSavingAdapters = (asks: Asks): AdaptersOf<typeof modeSavingPorts> => ({
  'playMode.save': asks('playMode.save', updateSettings, {
    given: ({ mode }) => ({ body: { playMode: mode } }),
    answered: () => ({ type: 'modeSaving.saved' }),
    refused: (problem) => ({ type: 'modeSaving.refused', problem }),
  }),
});
