import type { AdaptersOf } from '../../../machines/kit/port';
import type { StorageKey, storagePorts } from '../../../machines/storage/storage.words';
import type { Disk } from '../disk';

const keys: Readonly<Record<StorageKey, true>> = {
  token: true,
  magic: true,
  countrySelected: true,
  languageV2: true,
  languageDeclined: true,
  translatesV2: true,
  palette: true,
  favourites: true,
  playMode: true,
  push: true,
  sound: true,
  view: true,
};
const isKey = (key: string): key is StorageKey => Object.hasOwn(keys, key);

export const storageAdapters = (disk: Disk): AdaptersOf<typeof storagePorts> => ({
  'storage.disk': (_, answer, hear) => {
    hear((command) =>
      command.type === 'disk.write'
        ? disk.write(command.key, command.value)
        : disk.erase(command.key),
    );
    const tell = (key: StorageKey, value: string | null) =>
      answer({ type: 'storage.changed', key, value });
    const end = disk.watch((key, value) => isKey(key) && tell(key, value));
    // A page that was kept for the way back has heard nothing meanwhile.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      for (const key of Object.keys(keys).filter(isKey)) tell(key, disk.read(key) ?? null);
    };
    addEventListener('pageshow', look);
    return () => {
      end();
      removeEventListener('pageshow', look);
    };
  },
});
