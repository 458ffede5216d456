import { type PortFailed, port } from '../kit/port';

/** What is kept only when the preferences cookie is allowed [§4, §6]. */
export type RememberedKey = 'playMode' | 'sound' | 'view';

/** The local keys [§3]; the first are always kept: the product does not work without them. */
export type StorageKey =
  | 'token'
  | 'magic'
  | 'countrySelected'
  | 'languageV2'
  | 'languageDeclined'
  | 'translatesV2'
  | 'palette'
  | 'push'
  // A guest's; an account keeps its own [§3, §6].
  | 'favourites'
  | RememberedKey;

export type StorageEvent =
  | { type: 'storage.keep'; key: Exclude<StorageKey, RememberedKey>; value: string }
  | { type: 'storage.remember'; key: RememberedKey; value: string }
  | { type: 'storage.drop'; key: StorageKey }
  | { type: 'consent.allowed' }
  | { type: 'consent.refused' }
  /** Another tab wrote; null when it removed the key. */
  | { type: 'storage.changed'; key: StorageKey; value: string | null }
  | PortFailed;

export type StorageCommand =
  | { type: 'disk.write'; key: StorageKey; value: string }
  | { type: 'disk.erase'; key: StorageKey };

declare module '../kit/residents' {
  interface Residents {
    storage: StorageEvent;
  }
}

export const storagePorts = {
  /** Stays open: writes what it is told, tells what other tabs wrote. A refused write is no error. */
  'storage.disk': port<
    undefined,
    { type: 'storage.changed'; key: StorageKey; value: string | null },
    StorageCommand
  >('storage.disk'),
};
