import type { Adapters } from '../../machines/app/furnish';
import { type Asks, openApi } from './api';
import { type Io, openIo } from './io';
import type { OutboxStore } from './outbox/outbox.store';
import { apartForViewers } from './viewing/viewing.adapter';

type Adapting = Partial<Adapters> | ((asks: Asks, io: Io) => Partial<Adapters>);

/** Every file of adapters that a first visit does without; a port that none fills is red. */
const files = import.meta.glob<Record<string, Adapting>>(
  ['./*/*.adapter.ts', '!./*/*.near.adapter.ts'],
  { eager: true },
);

/** The adapters of the late residents; a chunk of their own beside theirs. */
export const lateAdapters = (
  tokenOf: () => string | undefined,
  outbox: OutboxStore,
): Partial<Adapters> => {
  const asks = openApi(tokenOf, () => outbox);
  const io = openIo(tokenOf, outbox);
  const all = Object.values(files)
    .flatMap(Object.entries<Adapting>)
    .filter(([name]) => name.endsWith('Adapters'))
    .map(([, adapting]) => (typeof adapting === 'function' ? adapting(asks, io) : adapting));
  return apartForViewers(Object.assign({}, ...all), tokenOf);
};
