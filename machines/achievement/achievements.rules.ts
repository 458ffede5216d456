import type { Achievement } from '../../contract/achievement';
import type { Page } from '../../contract/words';

/** What a list of achievements may be narrowed down to, by their state [§4]. */
export const achievementFilters = ['all', 'ready', 'open', 'lost', 'achieved'] as const;
export type AchievementFilter = (typeof achievementFilters)[number];

/** The state that each narrows down to. */
export const stateOfFilter: Readonly<Record<AchievementFilter, Achievement['state'] | undefined>> =
  { all: undefined, ready: 1, open: 0, lost: 2, achieved: 3 };

/** The filter that an address names; all where it names none. */
export const achievementFilterOf = (name: string | undefined): AchievementFilter =>
  achievementFilters.find((filter) => filter === name) ?? 'all';

export const addressOfAchievements = (filter: AchievementFilter): string =>
  filter === 'all' ? '/achievements' : `/achievements/${filter}`;

/** A list that was asked for anew: what is shown already keeps its place, the rest follows. */
export const withPlaces = (
  before: readonly Achievement[],
  { items, total }: Page<Achievement>,
): Page<Achievement> => {
  const places = new Map(before.map(({ _id }, place) => [_id, place] as const));
  const placeOf = ({ _id }: Achievement): number => places.get(_id) ?? before.length;
  return { items: items.toSorted((one, other) => placeOf(one) - placeOf(other)), total };
};
