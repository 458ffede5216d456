import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { type PhraseGroup, pagesOfGroup, phraseGroups } from '../../contract/phraseGroup.rules';
import { type RouteName, routes } from '../../machines/app/routes';
import { groupsOfRoute } from '../../machines/phrase/translations.rules';

const sources = new Map(
  Object.entries(
    import.meta.glob<string>('../../{src,machines,games,contract}/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.slice('../../'.length), text]),
);

const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from\s'(\.[^']+)'/g;

const filesAt = (from: string, to: string): string[] => {
  const path = join(dirname(from), to);
  return [path, `${path}.ts`, `${path}.tsx`].filter((each) => sources.has(each));
};

/** The files that a file brings along, not those that it asks for when they are needed. */
const importsOf = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(IMPORT)].flatMap(([, to = '']) => filesAt(file, to));

/** What it asks for when it is needed. */
const partsOf = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(/import\('(\.[^']+)'\)/g)].flatMap(([, to = '']) =>
    filesAt(file, to),
  );

const reachedFrom = (file: string, next: (file: string) => string[]): Set<string> => {
  const reached = new Set([file]);
  for (const each of reached) for (const one of next(each)) reached.add(one);
  return reached;
};

const groupOf = new Map(
  phraseGroups.flatMap((group) => pagesOfGroup(group).map((page) => [page, group] as const)),
);
const groupsIn = (files: Iterable<string>): Set<PhraseGroup> =>
  new Set(
    [...files].flatMap((file) =>
      [...(sources.get(file) ?? '').matchAll(/['"`]([A-Z][A-Za-z]+)\.[^'"`\n]/g)].flatMap(
        ([, page = '']) => groupOf.get(page) ?? [],
      ),
    ),
  );

const frame = reachedFrom('src/app/draw.tsx', importsOf);
const inFrame = (file: string): boolean => frame.has(file);

/** What the files of a screen say only where something is refused, or of some of what is shown. */
const later: Partial<Record<RouteName, PhraseGroup[]>> = {
  lobby: ['prizes'],
  games: ['prizes'],
  round: ['tables'],
  tournament: ['safety', 'problems'],
};

test.each(Object.keys(routes) as RouteName[])(
  'the screen %s is shown with the words that its files say, and with none that it never says',
  (name) => {
    const { page, guard } = routes[name];
    const file = [...sources.keys()].find((each) => each.endsWith(`/${page}.tsx`)) ?? '';
    const own = [...reachedFrom(file, importsOf)].filter((each) => !inFrame(each));
    const whole = reachedFrom(file, (each) => [...importsOf(each), ...partsOf(each)]);
    expect(own.length).toBeGreaterThan(0);
    const brought = groupsOfRoute({ name });
    const said = groupsIn(own);
    const saidOnce = groupsIn(whole).add('home');
    if (guard !== undefined) saidOnce.add('problems');
    expect(
      [...said].filter((one) => !brought.includes(one) && !later[name]?.includes(one)),
    ).toEqual([]);
    expect(brought.filter((one) => !saidOnce.has(one))).toEqual([]);
    expect(later[name]?.filter((one) => !said.has(one) || brought.includes(one)) ?? []).toEqual([]);
  },
);
