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

/** The turns of all games but one. */
export const without = (turns: readonly Turn[], gameId: string): Turn[] =>
  turns.filter((turn) => turn.gameId !== gameId);

/** The favourites once these hearts were turned, the newest last. */
export const turned = (ids: readonly string[], turns: readonly Turn[]): string[] =>
  turns.reduce<string[]>(
    (all, { gameId, marked }) => [
      ...all.filter((id) => id !== gameId),
      ...(marked ? [gameId] : []),
    ],
    [...ids],
  );
