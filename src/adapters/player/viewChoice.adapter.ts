import { updateSettings } from '../../../contract/settings';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { viewChoicePorts } from '../../../machines/player/viewChoice.words';
import type { Asks } from '../api';

export const viewChoiceAdapters = (asks: Asks): AdaptersOf<typeof viewChoicePorts> => ({
  'viewChoice.save': asks('viewChoice.save', updateSettings, {
    given: ({ view }) => ({ body: { view } }),
    answered: () => ({ type: 'viewChoice.saved' }),
  }),
});
