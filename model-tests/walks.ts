import type { Walk } from './support/walk';

const files = import.meta.glob<Record<string, unknown>>('./*/*.walk.ts', { eager: true });
const one = /^(\w+)Walk$/;

/** Every machine's walk, by the name of its machine: a file `<noun>/<name>.walk.ts` exports it. */
export const walks: Readonly<Record<string, Walk>> = Object.fromEntries(
  Object.values(files)
    .flatMap(Object.entries<unknown>)
    .flatMap(([name, value]) =>
      one.test(name) ? [[name.replace(one, '$1'), value]] : Object.entries(value as object),
    ),
);
