import { signUp } from '../../contract/auth';
import type { signUpPorts } from '../../machines/signUp/signUp.ports';
import type { AdaptersOf } from './adapters';
import type { Asks } from './api';
import { type Disk, readTexts } from './disk';
import { storedLocale } from './locale.adapter';

export const signUpAdapters = (asks: Asks, disk: Disk): AdaptersOf<typeof signUpPorts> => ({
  'signUp.submit': asks('signUp.submit', signUp, {
    given: (form) => {
      const { country, language } = storedLocale(disk);
      const query = new URLSearchParams(location.search);
      return {
        body: {
          ...form,
          terms: true as const,
          aid: query.get('aid') ?? undefined,
          cid: query.get('cid') ?? undefined,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          games: readTexts(disk, 'favourites'),
          country: country?.code,
          language,
        },
      };
    },
    answered: ({ token }) => ({ type: 'form.accepted', token }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
