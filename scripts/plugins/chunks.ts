import type { Plugin, Rolldown } from 'vite';

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Reached = ReadonlySet<string>;

/** What a visit asks for one after the other; what one of them has, a later one does without. */
const STEPS: readonly (readonly [name: string, roots: RegExp])[] = [
  ['first', /\/src\/main\.ts$/],
  ['frame', /\/src\/app\/draw\.tsx$/],
  ['calls', /\/src\/adapters\/http\.ts$/],
  ['outbox', /\/src\/adapters\/outbox\/outbox\.store\.ts$/],
];
/** What is drawn of residents of a first visit. */
const NEAR_VIEWS =
  /\/src\/views\/[^/]+\/((Lobby|Game|Play|SignIn|SignUp|NotFound)Page|Modals)\.tsx$/;
const LATE = /\/(machines\/app\/furnish|src\/adapters\/late|src\/app\/show)\.ts$/;
const PLAYER = /\/src\/views\/[^/]+\/PlayerPage\.tsx$/;
const PAGES = /\/src\/views\/[^/]+\/\w+Page\.tsx$/;
const SCHEMAS = /\/node_modules\/zod\/|\/contract\/(?!limits|call)[^./]+\.ts$/;
const STYLES = /\.css$/;

const ofGames = (file: string): boolean => file.includes('/games/');

/** What a file imports at once, itself included; what it asks for later is not. */
const reachedFrom = (id: string, modules: Modules, seen = new Set<string>()): Reached => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    reachedFrom(imported, modules, seen);
  return seen;
};

/** The chunk of each file that several parts of the page have in common. */
const chunksOf = (files: readonly string[], modules: Modules): ReadonlyMap<string, string> => {
  const chunks = new Map<string, string>();
  const take = (name: string, taken: Iterable<string>): void => {
    for (const file of taken) if (!chunks.has(file)) chunks.set(file, name);
  };
  const reached = (isRoot: (file: string) => boolean): Reached[] =>
    files.filter(isRoot).map((file) => reachedFrom(file, modules));
  const by = (roots: RegExp): Reached[] => reached((file) => roots.test(file));

  const isAsked = (file: string): boolean =>
    (modules.getModuleInfo(file)?.dynamicImporters ?? []).length > 0;
  const asked = reached(isAsked);
  const isShared = (file: string): boolean =>
    !isAsked(file) && asked.filter((part) => part.has(file)).length > 1;

  const isSchema = (file: string): boolean => SCHEMAS.test(file);
  take('schemas', files.filter(isSchema));
  for (const [name, roots] of STEPS) {
    for (const part of by(roots)) {
      // The stylesheet of the page is one: a second would only queue behind it.
      if (name === 'frame')
        take(
          'first',
          [...part].filter((file) => STYLES.test(file)),
        );
      take(name, part);
    }
  }
  for (const part of by(NEAR_VIEWS)) {
    take(
      'first',
      [...part].filter((file) => STYLES.test(file) && isShared(file)),
    );
    take('parts', [...part].filter(isShared));
  }
  for (const part of reached(isSchema)) take('schemas', part);
  // A page of late residents has its frame and its skeleton before they come; a player's is often
  // the first that a visitor sees, by a link.
  for (const [name, pages] of [
    ['more', PLAYER],
    ['rest', PAGES],
  ] as const)
    for (const part of by(pages))
      take(
        name,
        [...part].filter((file) => isShared(file) && !ofGames(file)),
      );
  for (const part of by(LATE)) take('late', part);
  const isOfTables = (file: string): boolean => file.includes('/src/games/table/');
  take(
    'tables',
    files.filter((file) => isShared(file) && isOfTables(file)),
  );
  take(
    'rest',
    files.filter((file) => isShared(file) && !ofGames(file)),
  );
  return chunks;
};

/**
 * Chunks of several files, by name. Left to itself the bundler makes one for each set of parts that
 * have something in common: eighty, most below 1 kB, which queue on a slow line [decision 95].
 */
export const chunks = (): Rolldown.CodeSplittingGroup => {
  const files: string[] = [];
  let named: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'parts of the page',
    // Asked of every file before any is given a name.
    test: (id) => files.push(id) > 0,
    name: (id, modules) => {
      named ??= chunksOf(files, modules);
      return named.get(id) ?? null;
    },
    // Named file by file: what they import has its own name.
    includeDependenciesRecursively: false,
  };
};

/** Chunks that import one another would start in an order that nobody chose: such a build fails. */
export const oneWay = (): Plugin => ({
  name: 'one-way',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_, bundle) {
    const ended = new Set<string>();
    const walk = (name: string, way: readonly string[]): void => {
      if (way.includes(name))
        this.error(`Chunks import one another: ${[...way, name].join(' → ')}`);
      const chunk = bundle[name];
      if (ended.has(name) || chunk?.type !== 'chunk') return;
      for (const imported of chunk.imports) walk(imported, [...way, name]);
      ended.add(name);
    };
    for (const name of Object.keys(bundle)) walk(name, []);
  },
});
