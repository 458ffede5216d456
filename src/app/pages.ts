import { type ComponentType, lazy } from 'react';
import { routes } from '../../machines/app/routes';
import { loadPainters } from '../views/game/painters';

const files = import.meta.glob<Record<string, ComponentType>>('../views/*/*Page.tsx');

const hasCovers = (name: string): boolean =>
  Object.values(routes).some(({ page, covers }) => covers && page === name);

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);

/** Every page by its name, each a chunk of its own. */
export const pages = new Map<string, ComponentType>(
  Object.entries(files).map(([file, load]) => {
    const name = nameOf(file);
    const page = lazy(async () => {
      // Beside it, not after it has run.
      if (hasCovers(name)) void loadPainters();
      return { default: (await load())[name] as ComponentType };
    });
    return [name, page];
  }),
);

/**
 * Has a page at hand before the first view is drawn: one that is waited for while React draws is
 * shown a third of a second later than it could be.
 */
export const holdPage = async (name: string): Promise<void> => {
  const [, load] = Object.entries(files).find(([file]) => nameOf(file) === name) ?? [];
  // One that does not load is asked for again as it is drawn, and says so.
  const loaded = await load?.().catch(() => undefined);
  const page = loaded?.[name];
  if (page !== undefined) pages.set(name, page);
};
