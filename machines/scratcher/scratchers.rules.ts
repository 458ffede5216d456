import { type Scratcher } from '../../contract/scratcher';
import { type ScratcherFamily, scratcherFamilies } from '../../contract/scratcher.rules';
import type { Page } from '../../contract/words';
import type { Route } from '../router/router.rules';

/** The family that an address names; neon when it names none. */
export const scratcherFamilyOf = (name: string | undefined): ScratcherFamily =>
  scratcherFamilies.find((family) => family === name) ?? 'neon';

/** The family whose cards a screen shows; undefined where it shows none. */
export const familyShown = ({ name, params }: Route): { family: ScratcherFamily } | undefined =>
  name === 'scratchers' ? { family: scratcherFamilyOf(params.family) } : undefined;

/** The address of a family’s page [§2]. */
export const addressOfScratchers = (family: ScratcherFamily): string => `/scratchers/${family}`;

/** A list that was asked for anew, with those of it whose cards are at hand here. */
export const withKept = (
  before: readonly Scratcher[],
  { items, total }: Page<Scratcher>,
  kept: readonly string[],
): Page<Scratcher> => {
  const listed = new Set(items.map(({ _id }) => _id));
  const held = before.filter(({ _id }) => kept.includes(_id) && !listed.has(_id));
  return {
    items: [...items, ...held].toSorted((one, other) =>
      other.createdAt.localeCompare(one.createdAt),
    ),
    total: total + held.length,
  };
};
