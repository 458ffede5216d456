import { signIn } from '../../../contract/auth';
import type { Problem } from '../../../contract/problems';
import type { signInPorts } from '../../../machines/auth/signIn.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import { readStored } from '../../../machines/storage/storage.rules';
import type { Asks } from '../api';
import type { Disk } from '../disk';
import { withPasskey } from '../factor/withPasskey';

const refused = (problem: Problem) => ({ type: 'form.refused', problem }) as const;

export const signInAdapters = (asks: Asks, disk: Disk): AdaptersOf<typeof signInPorts> => ({
  'signIn.submit': withPasskey({ name: 'signIn.submit', asks, refused }, (passkey) =>
    asks('signIn.submit', signIn, {
      given: (proof) => {
        const stored = readStored((key) => disk.read(key) ?? null);
        return {
          body: {
            ...proof,
            passkey,
            country: stored.countrySelected?.code,
            language: stored.languageV2?.code,
          },
        };
      },
      answered: ({ token }) => ({ type: 'form.accepted', token }),
      refused,
    }),
  ),
});
