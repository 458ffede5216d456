import { updateSettings } from '../../../contract/settings';
import type { viewChoicePorts } from '../../../machines/player/viewChoice.words';
import type { AdaptersOf } from '../adapters';
import type { Asks } from '../api';

export const viewChoiceAdapters = (asks: Asks): AdaptersOf<typeof viewChoicePorts> => ({
  'viewChoice.save': asks('viewChoice.save', updateSettings, {
    given: ({ view }) => ({ body: { view } }),
    answered: () => ({ type: 'viewChoice.saved' }),
  }),
});
