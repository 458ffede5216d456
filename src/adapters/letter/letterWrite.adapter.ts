import { sendLetter } from '../../../contract/letter';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { letterWritePorts } from '../../../machines/letter/letterWrite.words';
import type { Asks } from '../api';

export const letterWriteAdapters = (asks: Asks): AdaptersOf<typeof letterWritePorts> => ({
  'letterWrite.submit': asks('letterWrite.submit', sendLetter, {
    given: (letter) => ({ body: letter }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
