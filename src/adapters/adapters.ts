import type { NearAdapters } from '../../machines/app/build';
import { nearPorts } from '../../machines/app/build';
import type { Adapters } from '../../machines/app/furnish';
import type { LateArrived } from '../../machines/app/late.words';
import type { Adapter } from '../../machines/kit/port';
import { clockAdapters } from './clock/clock.near.adapter';
import { connectionAdapters } from './connection/connection.near.adapter';
import { consentAdapters } from './consent/consent.near.adapter';
import { consoleAdapters } from './console.near.adapter';
import type { Disk } from './disk';
import type { OutboxSource, OutboxStore } from './outbox/outbox.store';
import { routerAdapters } from './router/router.near.adapter';
import { storageAdapters } from './storage/storage.near.adapter';

/** Ports whose adapters arrive with the first call. */
type Remote = ReturnType<typeof import('./http')['httpAdapters']>;
type AnyAdapter = Adapter<unknown, never, never>;

/** An adapter that waits for its chunk; a chunk that does not load is a broken transport. */
const later =
  (port: string, load: () => Promise<object>): AnyAdapter =>
  (input, answer, hear) => {
    let isOpen = true;
    let end: (() => void) | undefined;
    load().then(
      (remote) => {
        if (isOpen) end = (remote as Record<string, AnyAdapter>)[port]?.(input, answer, hear);
      },
      () => answer({ type: 'port.failed', port }),
    );
    return () => {
      isOpen = false;
      end?.();
    };
  };

/** Brings the late residents, their ports filled by what is loaded, to the root. */
export type Bring = (load: () => Promise<Transported>) => Promise<LateArrived>;

/** Every port but those that what is drawn answers itself. */
type Transported = Omit<Adapters, 'table.time' | 'sound.speaker'>;

/** Every port of a first visit, filled for a browser whose texts are kept on `disk`. */
export const browserAdapters = (disk: Disk, bring: Bring): NearAdapters => {
  const tokenOf = () => disk.read('token');
  let opened: OutboxStore | Promise<OutboxStore> | undefined;
  const openStore = async (): Promise<OutboxStore> => {
    try {
      const { browserOutbox } = await import('./outbox/outbox.store');
      return (opened = browserOutbox(disk, tokenOf));
    } catch (error) {
      // What did not load is asked for again.
      opened = undefined;
      throw error;
    }
  };
  const outbox: OutboxSource = () => (opened ??= openStore());
  const remote = import('./http').then(({ httpAdapters }) => httpAdapters(disk, tokenOf, outbox));
  const all = () =>
    Promise.all([import('./late'), outbox()]).then(
      ([{ lateAdapters }, store]) => ({ ...near, ...lateAdapters(tokenOf, store) }) as Transported,
    );
  const here: Omit<NearAdapters, keyof Remote> = {
    ...clockAdapters,
    ...connectionAdapters,
    ...consentAdapters,
    ...consoleAdapters,
    ...routerAdapters,
    ...storageAdapters(disk),
    'late.load': (_, answer) => {
      bring(all).then(answer, () => answer({ type: 'port.failed', port: 'late.load' }));
      return undefined;
    },
  };
  const far = Object.keys(nearPorts)
    .filter((name) => !Object.hasOwn(here, name))
    .map((name) => [name, later(name, () => remote)]);
  const near = { ...here, ...Object.fromEntries(far) } as NearAdapters;
  return near;
};
