import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the page of an address asks for at once: written by the build (`scripts/plugins/page.ts`). */
interface Head {
  /** Below the origin; a segment `:name` stands for any one, `*` for every other address. */
  readonly path: string;
  /** Links to scripts and styles. */
  readonly head: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const fits = (pattern: string, path: string): boolean => {
  if (pattern === '*') return true;
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
};

/** A page and the pattern of its address. */
export type PageAt = (path: string) => { readonly path: string; readonly text: string };

/** The page of an address without its query, as the client built it in `folder`; none without a build. */
export const readPages = async (folder: string): Promise<PageAt | undefined> => {
  const text = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const heads: Head[] = JSON.parse(await readFile(join(folder, '.vite', 'heads.json'), 'utf8'));
  const pages = heads.map(({ path, head }) => ({
    path,
    text: text.replace('</head>', `${head}</head>`),
  }));
  const other = { path: '*', text };
  return (path) => pages.find((each) => fits(each.path, path)) ?? other;
};
