import type { ComponentType } from 'react';
import { routes } from '../../machines/app/routes';
import { loadPainters } from '../views/game/painters';
import { type Held, held } from './held';

type Page = ComponentType<object>;

const files = import.meta.glob<Record<string, Page>>('../views/*/*Page.tsx');

const hasCovers = (name: string): boolean =>
  Object.values(routes).some(({ page, covers }) => covers && page === name);

/** Every page by its name, each a chunk of its own. */
export const pages: ReadonlyMap<string, Held<object>> = new Map(
  Object.entries(files).map(([file, load]) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
    const page = held(async () => {
      // Beside it, not after it has run.
      if (hasCovers(name)) void loadPainters();
      return (await load())[name] as Page;
    });
    return [name, page];
  }),
);
