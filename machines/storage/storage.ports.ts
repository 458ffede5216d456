import { port } from '../kit/port';
import type { StorageKey } from './storage.events';

export type StorageCommand =
  | { type: 'disk.write'; key: StorageKey; value: string }
  | { type: 'disk.erase'; key: StorageKey };

export const storagePorts = {
  /** Stays open: writes what it is told, tells what other tabs wrote. A refused write is no error. */
  'storage.disk': port<
    undefined,
    { type: 'storage.changed'; key: StorageKey; value: string | null },
    StorageCommand
  >('storage.disk'),
};
