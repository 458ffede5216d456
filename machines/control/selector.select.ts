import type { SnapshotFrom } from 'xstate';
import { SELECTOR_FIRST_ITEMS } from '../../contract/limits';
import type { selectorMachine } from './selector.machine';

type Snapshot = SnapshotFrom<typeof selectorMachine>;

export const search = (selector: Snapshot): string => selector.context.search;

/**
 * The items to show [§4]: those whose text contains the search, ignoring case, once that is long
 * enough; the first fifteen, then all after a second. Makes a new array: memoise it by its arguments.
 */
export const shownItems = <Item extends { text: string }>(
  selector: Snapshot,
  items: readonly Item[],
): Item[] => {
  const { search: typed, minimum } = selector.context;
  const wanted = typed.trim().toLowerCase();
  const found = items.filter(
    ({ text }) => wanted.length < minimum || text.toLowerCase().includes(wanted),
  );
  return selector.matches({ opened: 'all' }) ? found : found.slice(0, SELECTOR_FIRST_ITEMS);
};
