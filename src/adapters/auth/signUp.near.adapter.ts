import { signUp } from '../../../contract/auth';
import type { signUpPorts } from '../../../machines/auth/signUp.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import { readStored } from '../../../machines/storage/storage.rules';
import type { Asks } from '../api';
import type { Disk } from '../disk';

export const signUpAdapters = (asks: Asks, disk: Disk): AdaptersOf<typeof signUpPorts> => ({
  'signUp.submit': asks('signUp.submit', signUp, {
    given: (form) => {
      const stored = readStored((key) => disk.read(key) ?? null);
      const query = new URLSearchParams(location.search);
      return {
        body: {
          ...form,
          terms: true as const,
          aid: query.get('aid') ?? undefined,
          cid: query.get('cid') ?? undefined,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          country: stored.countrySelected?.code,
          language: stored.languageV2?.code,
        },
      };
    },
    answered: ({ token }) => ({ type: 'form.accepted', token }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
