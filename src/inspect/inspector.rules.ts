import type { Entry } from '../../machines/app/tape';
import type { JournalFilter } from './inspector.words';
import type { ActorPicture } from './picture';

/** Ticks are left out at first: one a second would bury the rest. */
export const everything: JournalFilter = { actor: '', type: '', ticks: false };

const isTick = ({ type }: Entry['event']): boolean => type === 'clock.ticked';

/** The entries that pass a filter, oldest first. */
export const passing = (
  entries: readonly Entry[],
  { actor, type, ticks }: JournalFilter,
): readonly Entry[] =>
  entries.filter(
    ({ to, event }) =>
      (ticks || !isTick(event)) &&
      to.toLowerCase().includes(actor.trim().toLowerCase()) &&
      event.type.toLowerCase().includes(type.trim().toLowerCase()),
  );

/** The entry before `n` among those shown; the last one when the app is watched live. */
export const earlier = (entries: readonly Entry[], n: number | undefined): Entry | undefined =>
  entries.findLast((entry) => n === undefined || entry.n < n);

/** The entry after `n` among those shown; none when the app is watched live. */
export const later = (entries: readonly Entry[], n: number | undefined): Entry | undefined =>
  n === undefined ? undefined : entries.find((entry) => entry.n > n);

/** Known actors with those that changed, without those that are gone. */
export const withChanges = (
  known: readonly ActorPicture[],
  changed: readonly ActorPicture[],
  gone: readonly string[],
): ActorPicture[] => {
  const byPath = new Map(known.map((actor) => [actor.path, actor]));
  for (const path of gone) byPath.delete(path);
  for (const actor of changed) byPath.set(actor.path, actor);
  return inTreeOrder([...byPath.values()]);
};

/** Each actor after its parent: machines by name, then the ports. */
export const inTreeOrder = (actors: readonly ActorPicture[]): ActorPicture[] => {
  const childrenOf = (path: string): ActorPicture[] =>
    actors
      .filter((actor) => parentOf(actor.path) === path)
      .sort(
        (one, other) =>
          Number(one.machine === undefined) - Number(other.machine === undefined) ||
          one.path.localeCompare(other.path, 'en', { numeric: true }),
      );
  const below = (actor: ActorPicture): ActorPicture[] => [
    actor,
    ...childrenOf(actor.path).flatMap(below),
  ];
  return childrenOf('').flatMap(below);
};

/** `app/alerts` of `app/alerts/alert:3`; nothing above the root. */
const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** How deep an actor stands, 1 at the root. */
export const levelOf = ({ path }: ActorPicture): number => path.split('/').length;

/** The last step of an actor's path. */
export const nameOf = ({ path }: ActorPicture): string => path.slice(path.lastIndexOf('/') + 1);
