import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { routes } from '../../machines/app/routes';
import { loadPainters } from '../views/game/painters';

const files = import.meta.glob<Record<string, ComponentType>>('../views/*/*Page.tsx');

const hasCovers = (name: string): boolean =>
  Object.values(routes).some(({ page, covers }) => covers && page === name);

/** Every page by its name, each a chunk of its own. */
export const pages: ReadonlyMap<string, LazyExoticComponent<ComponentType>> = new Map(
  Object.entries(files).map(([file, load]) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
    const page = lazy(async () => {
      // Beside it, not after it has run.
      if (hasCovers(name)) void loadPainters();
      return { default: (await load())[name] as ComponentType };
    });
    return [name, page];
  }),
);
