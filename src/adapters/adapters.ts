import { type Adapters, type PortName, ports } from '../../machines/app/ports';
import type { Adapter, AdapterOf } from '../../machines/kit/port';
import { clockAdapters } from './clock.adapter';
import { connectionAdapters } from './connection.adapter';
import { consentAdapters } from './consent.adapter';
import { consoleAdapters } from './console.adapter';
import type { Disk } from './disk';
import { hubAdapters } from './hub.adapter';
import { routerAdapters } from './router.adapter';
import { socketAdapters } from './socket.adapter';
import { storageAdapters } from './storage.adapter';

/** The adapters of a noun's ports. */
export type AdaptersOf<Ports> = { readonly [Name in keyof Ports]: AdapterOf<Ports[Name]> };

/** Ports whose adapters arrive with the first call. */
type Remote = ReturnType<typeof import('./http')['httpAdapters']>;
type AnyAdapter = Adapter<unknown, never, never>;

/** An adapter that waits for its chunk; a chunk that does not load is a broken transport. */
const later =
  (port: PortName, load: Promise<Remote>): AnyAdapter =>
  (input, answer, hear) => {
    let isOpen = true;
    let end: (() => void) | undefined;
    load.then(
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

/** Every port of the house, filled for a browser whose texts are kept on `disk`. */
export const browserAdapters = (disk: Disk): Adapters => {
  const tokenOf = () => disk.read('token');
  const load = import('./http').then(({ httpAdapters }) => httpAdapters(disk, tokenOf));
  const near: Omit<Adapters, keyof Remote> = {
    ...clockAdapters,
    ...connectionAdapters,
    ...consentAdapters,
    ...consoleAdapters,
    ...hubAdapters(tokenOf),
    ...routerAdapters,
    ...socketAdapters(tokenOf),
    ...storageAdapters(disk),
  };
  const far = Object.fromEntries(
    (Object.keys(ports) as PortName[])
      .filter((name) => !Object.hasOwn(near, name))
      .map((name) => [name, later(name, load)]),
  );
  return { ...near, ...far } as Adapters;
};
