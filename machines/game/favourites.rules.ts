import type { OutboxEntry } from '../outbox/outbox.calls';
import type { Turn } from './favourites.words';

/** The favourites among what waits: each game once, as it was left last. */
export const heldOf = (entries: readonly OutboxEntry[]): Turn[] => {
  const last = new Map<string, boolean>();
  for (const { call, params } of entries) {
    if (call === 'setFavourite' || call === 'removeFavourite')
      last.set(params?.['id'] ?? '', call === 'setFavourite');
  }
  return [...last].map(([gameId, marked]) => ({ gameId, marked }));
};
