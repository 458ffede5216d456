import type { Walk } from './support/walk';

const files = import.meta.glob<Record<string, unknown>>('./*/*.walk.ts', { eager: true });
const isWalk = (value: unknown): value is Walk =>
  typeof value === 'object' && value !== null && 'machine' in value;

/** Every machine's walk, by the machine's name: a file exports `giftWalk`, or a table of them. */
export const walks: Readonly<Record<string, Walk>> = Object.fromEntries(
  Object.values(files)
    .flatMap(Object.entries<unknown>)
    .flatMap(([name, value]) =>
      isWalk(value) ? [[name.replace(/Walk$/, ''), value]] : Object.entries(value as object),
    )
    .filter(([, value]) => isWalk(value)),
);
