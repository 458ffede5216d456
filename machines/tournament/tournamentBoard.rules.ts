import { PAGE_MAX, TOURNAMENT_LEADERS_PAGE } from '../../contract/limits';
import type { TournamentEntry } from '../../contract/tournament';

/** Who an entry is: a name is one player’s alone. */
export const nameOf = ({ player }: TournamentEntry): string => player;

/** Ranks that a reader can go down to; one’s own is shown wherever it is. */
export const isMoreLeft = (shown: readonly TournamentEntry[], total: number): boolean =>
  shown.length < Math.min(total, PAGE_MAX);

/** Pages that are shown, one at least. */
export const pagesOf = (entries: readonly TournamentEntry[]): number =>
  Math.max(1, Math.ceil(entries.length / TOURNAMENT_LEADERS_PAGE));

/** The first ranks as they stand now, and below them those that were read before. */
export const withLeaders = (
  entries: readonly TournamentEntry[],
  leaders: readonly TournamentEntry[],
): TournamentEntry[] => {
  const leading = new Set(leaders.map(nameOf));
  return [
    ...leaders,
    ...entries.slice(leaders.length).filter((entry) => !leading.has(nameOf(entry))),
  ];
};

/** How many of the entries stand elsewhere or with another score, are new, or have gone. */
export const changesBetween = (
  shown: readonly TournamentEntry[],
  latest: readonly TournamentEntry[],
): number => {
  const before = new Map(shown.map((entry) => [nameOf(entry), entry] as const));
  const after = new Set(latest.map(nameOf));
  const moved = latest.filter((entry) => {
    const was = before.get(nameOf(entry));
    return was?.rank !== entry.rank || was.score !== entry.score;
  });
  const gone = shown.filter((entry) => !after.has(nameOf(entry)));
  return moved.length + gone.length;
};
