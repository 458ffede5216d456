import { signIn } from '../../contract/auth';
import type { signInPorts } from '../../machines/signIn/signIn.ports';
import type { AdaptersOf } from './adapters';
import type { Asks } from './api';
import type { Disk } from './disk';
import { storedLocale } from './locale.adapter';

export const signInAdapters = (asks: Asks, disk: Disk): AdaptersOf<typeof signInPorts> => ({
  'signIn.submit': asks('signIn.submit', signIn, {
    given: ({ email, password }) => {
      const { country, language } = storedLocale(disk);
      return { body: { email, password, country: country?.code, language } };
    },
    answered: ({ token }) => ({ type: 'form.accepted', token }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
