import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '../support/folder';

/**
 * The table of "The house" in `docs/architecture.md`, broken on purpose: files are planted in an
 * empty house that the same configuration governs, and each must be refused by its own clause.
 */

/** `*` of a path is filled with the number of the plant. */
interface Clause {
  in: readonly string[];
  says: string;
}
interface Arrow extends Clause {
  /** Specifiers, each imported by a file of its own. */
  never: readonly string[];
}
interface Plant {
  path: string;
  text: string;
  /** What the linter says of it, in the order of its lines. */
  refused: readonly string[];
}

const outside = [
  ...['stories/gift/Gift.stories', 'tests/support/folder', 'model-tests/gift.walk'],
  'scripts/ensure.mjs',
];
const above = (steps: string, ...paths: readonly string[]) => paths.map((path) => steps + path);

const servers = [
  'server/plant*.ts',
  'server/gift/plant*.ts',
  'server/gift/plant*.decider.ts',
  'server/gift/plant*.events.ts',
  'server/gift/plant*.moves.ts',
  'server/gift/plant*.projection.ts',
  'server/gift/plant*.routes.ts',
];
const deciding = servers.filter((path) => /\.(decider|events|moves)\./.test(path));
const drawn = ['src/views/gift/plant*.tsx', 'src/app/plant*.tsx'];
const controls = ['src/ui/plant*.tsx', 'src/art/covers/plant*.tsx'];
const games = ['games/plant*.ts', 'games/dice/plant*.rules.ts', 'games/slot/skins/plant*.ts'];
const contract = ['contract/plant*.ts', 'contract/plant*.rules.ts', 'contract/make/plant*.ts'];
const machines = ['machines/kit/plant*.ts', 'machines/gift/plant*.machine.ts'];

const arrows: readonly Arrow[] = [
  {
    in: contract,
    says: 'contract/ imports nothing but itself',
    never: [
      ...above('../', 'machines/kit/port', 'src/ui/cx', 'server/store/store', 'games/engine'),
      ...above('../../', ...outside),
    ],
  },
  {
    in: contract,
    says: 'of packages, contract/ imports zod/mini',
    never: ['zod', 'xstate', 'react', 'node:fs', 'ky', '@xstate/react'],
  },
  {
    in: machines,
    says: 'machines/ import xstate and contract',
    never: above('../../', 'src/app/say', 'server/gift/gift.events', 'games/engine', ...outside),
  },
  {
    in: machines,
    says: 'of packages, machines/ import xstate',
    never: ['react', '@xstate/react', 'ky', 'node:crypto', 'zod', 'zod/mini', '@microsoft/signalr'],
  },
  {
    in: games,
    says: 'games/ know rules only: neither server nor page',
    never: above('../../', 'server/store/store', 'src/ui/cx', 'src/art/paths', ...outside),
  },
  {
    in: games,
    says: 'games/ import contract and machines/kit; of packages, zod/mini and @noble/hashes',
    never: ['react', 'xstate', 'node:crypto', '../../machines/gift/gift.machine'],
  },
  {
    in: ['src/plant*.ts', 'src/plant*.tsx'],
    says: 'the composition root joins machines, adapters and app',
    never: above('../', 'server/config', 'games/engine', ...outside),
  },
  {
    in: ['src/plant*.ts', 'src/plant*.tsx'],
    says: 'the composition root leaves drawing to app and calling to adapters',
    never: ['react', 'react-dom/client', 'ky', '@microsoft/signalr', 'socket.io-client'],
  },
  {
    in: ['src/adapters/plant*.adapter.ts'],
    says: 'src imports machines, contract and UI libraries',
    never: above('../../', 'server/config', ...outside),
  },
  {
    in: ['src/adapters/plant*.adapter.ts'],
    says: 'adapters fill ports: they know nothing that is drawn',
    never: above(
      '../',
      'games/views',
      'views/gift/GiftItem',
      'app/house',
      'ui/Button',
      'art/paths',
      'inspect/report',
      'sw/sw',
      'styles/applyPalette',
    ),
  },
  {
    in: ['src/adapters/plant*.adapter.ts'],
    says: 'ports never read snapshots',
    never: ['../../machines/gift/gift.select', '../../machines/kit/form.select'],
  },
  {
    in: ['src/adapters/plant*.adapter.ts'],
    says: 'adapters know no React',
    never: ['react', 'react-dom/client', '@xstate/react', 'wouter', 'lucide-react/icons/x'],
  },
  {
    in: drawn,
    says: 'views know no adapter',
    never: ['../adapters/http', '../../adapters/http'],
  },
  {
    in: drawn,
    says: 'views know neither inspector nor worker',
    never: ['../../inspect/reporter', '../../sw/shell'],
  },
  {
    in: drawn,
    says: 'src imports machines, contract and UI libraries',
    never: above('../../../', 'server/gift/gift.events', ...outside),
  },
  {
    in: drawn,
    says: 'views do not fetch: of packages, they import React, XState and UI libraries',
    never: ['ky', '@microsoft/signalr', 'socket.io-client', 'zod/mini', 'node:fs', 'sharp'],
  },
  {
    in: controls,
    says: 'src/ui knows no machine',
    never: ['../../machines/kit/look', '../../../machines/gift/gift.select'],
  },
  {
    in: controls,
    says: 'src/ui knows no game',
    never: ['../games/views', '../../games/engine', '../../../games/catalogue'],
  },
  {
    in: controls,
    says: 'src/ui knows props only',
    never: [
      ...above('../', 'views/gift/GiftItem', 'app/say', 'adapters/http', 'inspect/report', 'sw/sw'),
      ...above('../../', 'server/config', ...outside),
    ],
  },
  {
    in: controls,
    says: 'of packages, src/ui imports React, icons and what draws codes',
    never: ['xstate', '@xstate/react', 'ky', 'wouter', 'zod/mini', 'socket.io-client'],
  },
  {
    in: ['src/games/dice/plant*.tsx'],
    says: 'a game is drawn from props: it knows no machine',
    never: ['../../../machines/kit/look', '../../../machines/play/play.select'],
  },
  {
    in: ['src/games/dice/plant*.tsx'],
    says: "src/games import games' rules, ui and art",
    never: [
      ...above('../../', 'views/play/Seat', 'app/say', 'adapters/http', 'inspect/report', 'sw/sw'),
      ...above('../../../', 'server/config', ...outside),
    ],
  },
  {
    in: ['src/games/dice/plant*.tsx'],
    says: 'of packages, src/games import React',
    never: ['xstate', '@xstate/react', 'ky', 'wouter'],
  },
  {
    in: ['src/inspect/plant*.tsx'],
    says: 'the inspector knows machines and controls',
    never: [
      ...above('../', 'views/gift/GiftItem', 'app/house', 'adapters/http', 'sw/sw'),
      ...above('../../', 'server/config', 'games/engine', ...outside),
    ],
  },
  {
    in: ['src/sw/plant*.ts', 'src/styles/plant*.ts'],
    says: 'workers and styles know contract only',
    never: [
      ...above(
        '../',
        'views/gift/GiftItem',
        'app/house',
        'adapters/http',
        'ui/cx',
        'art/paths',
        'inspect/report',
      ),
      ...above('../../', 'machines/kit/port', 'server/config', 'games/engine', ...outside),
    ],
  },
  {
    in: ['src/sw/plant*.ts', 'src/styles/plant*.ts'],
    says: 'workers and styles import no package',
    never: ['react', 'xstate', 'zod/mini'],
  },
  {
    in: servers.filter((path) => !deciding.includes(path)),
    says: 'server/ knows no browser',
    never: [
      ...['react', 'react-dom/server', 'xstate', '@xstate/react', 'wouter', 'ky'],
      'lucide-react/icons/x',
      'socket.io-client',
    ],
  },
  {
    in: servers,
    says: "server/ imports contract, Node libraries and the games' pure rules",
    never: above('../../', 'machines/kit/port', 'src/ui/cx', ...outside),
  },
  {
    in: servers.filter((path) => path.startsWith('server/gift/')),
    says: "another noun's decider is not yours: go through its events, moves or supplier",
    never: ['../wallet/wallet.decider', '../newNoun/newNoun.decider'],
  },
  {
    in: servers.filter((path) => path.startsWith('server/gift/')),
    says: "another noun's routes are not yours",
    never: ['../wallet/wallet.routes', '../newNoun/newNoun.routes'],
  },
  {
    in: servers.filter((path) => !/\.(decider|events|moves|projection)\./.test(path)),
    says: 'of games/ the server imports pure rules only',
    never: ['../../games/dice/DiceTable', '../../games/verify/claim'],
  },
  {
    in: deciding,
    says: 'what decides does no IO',
    never: [
      ...['../http/route', '../realtime/hub', '../signalr/frame', '../mail/mail', '../platform'],
      '../operator/rtp',
    ],
  },
  {
    in: deciding,
    says: 'what decides loads nothing',
    never: ['./gift.projection', '../player/player.projection', './gift.routes'],
  },
  {
    in: deciding,
    says: 'what decides is pure: it imports contract, events, moves and the words of the store',
    never: [
      ...above('../store/', 'store', 'append', 'database', 'loader', 'projection', 'newFile'),
      ...['node:fs', 'fastify', 'postgres', 'react', 'xstate', '../../games/dice/DiceTable'],
    ],
  },
  {
    in: ['server/gift/plant*.projection.ts'],
    says: 'projections never write events',
    never: ['./gift.decider', './gift.routes', './gift.moves', '../wallet/wallet.moves'],
  },
  {
    in: ['server/gift/plant*.projection.ts'],
    says: 'of the store, projections import its tables; of games/, pure rules',
    never: [
      ...above('../store/', 'append', 'store', 'writer', 'command', 'newFile'),
      '../../games/dice/DiceTable',
    ],
  },
  {
    in: ['server/signalr/plant*.ts'],
    says: 'server/signalr knows the protocol and nothing of the product',
    never: [
      ...above(
        '../',
        'realtime/hub',
        'http/route',
        'platform',
        'store/database',
        'newNoun/newNoun',
      ),
      ...above('../../', 'contract/limits', 'games/engine', ...outside),
    ],
  },
  {
    in: ['server/signalr/plant*.ts'],
    says: "of packages, server/signalr imports Node's own and ws",
    never: ['zod/mini', 'fastify', 'postgres', 'react', '@microsoft/signalr'],
  },
  {
    in: ['stories/gift/plant*.stories.tsx', 'stories/plant*.ts'],
    says: 'stories know neither server nor adapters',
    never: [
      ...above('../../', 'server/gift/gift.events', 'src/adapters/http'),
      ...above('../', 'server/config', 'src/adapters/http'),
      '../../../src/adapters/http',
    ],
  },
  {
    in: ['stories/gift/plant*.stories.tsx'],
    says: 'stories show views, controls and machines',
    never: above(
      '../../',
      'tests/support/folder',
      'model-tests/gift.walk',
      'scripts/ensure.mjs',
      'src/main',
      'src/sw/sw',
    ),
  },
  {
    in: ['model-tests/plant*.walk.ts', 'model-tests/views/plant*.test.tsx'],
    says: 'model-tests walk machines, views and deciders',
    never: above(
      '../../',
      'stories/support/house',
      'src/adapters/http',
      'scripts/ensure.mjs',
      'src/main',
      'src/sw/sw',
    ),
  },
  {
    in: ['model-tests/plant*.walk.ts', 'model-tests/deciders/plant*.test.ts'],
    says: 'of server/, model-tests import what decides',
    never: above(
      '../../server/',
      'gift/gift.routes',
      'gift/gift.projection',
      'store/store',
      'platform',
    ),
  },
];

const pure = [...contract, ...machines, ...games, ...deciding];
const storage = ['localStorage', 'sessionStorage', 'indexedDB'];
const wires = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', ...storage];
const world = [
  ...['window', 'document', 'navigator', 'location', 'process', 'Buffer', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['console', 'crypto', 'performance', ...wires],
];
const inPage = [...drawn, ...controls, 'src/games/dice/plant*.tsx'];
const unexpected = (name: string) =>
  ({ text: `export const planted = ${name};`, says: `Unexpected use of '${name}'.` }) as const;

const habits: readonly (Clause & { text: string })[] = [
  ...world.map((name) => ({ in: pure, ...unexpected(name) })),
  ...wires.map((name) => ({ in: inPage, ...unexpected(name) })),
  ...['fetch', ...storage].map((name) => ({
    in: inPage,
    text: `export const planted = window.${name};`,
    says: 'views neither fetch nor keep: ports do',
  })),
  ...['Date.now()', 'new Date()', 'new Date', 'Date()'].map((text) => ({
    in: pure,
    text: `export const planted = ${text};`,
    says: 'pure rooms look at no clock',
  })),
  { in: pure, text: 'export const lot = Math.random();', says: 'pure rooms draw no lots' },
  {
    in: ['contract/plant*.ts', 'machines/gift/plant*.ts', 'src/ui/plant*.tsx', 'server/plant*.ts'],
    text: 'const planted = 1;\nexport default planted;',
    says: 'Prefer named exports',
  },
];

/** The same arrow in every way to write it. */
const spellings = (specifier: string) => [
  `import '${specifier}';`,
  `import type { planted } from '${specifier}';\nexport type Planted = typeof planted;`,
  `export { planted } from '${specifier}';`,
  `export const planted = () => import('${specifier}');`,
];

/** What each room may well import. */
const innocents: Readonly<Record<string, readonly string[]>> = {
  'contract/innocent.ts': ['zod/mini', './limits', './make/gift'],
  'contract/make/innocent.ts': ['../gift'],
  'machines/gift/innocent.ts': ['xstate', '../../contract/gift', '../kit/port', './gift'],
  'games/dice/innocent.rules.ts': [
    ...['zod/mini', '@noble/hashes/sha2', '../engine', '../fair/draw.rules'],
    ...['../../contract/game', '../../machines/kit/look'],
  ],
  'src/innocent.ts': ['xstate', './adapters/adapters', './app/house', '../machines/app/start'],
  'src/adapters/innocent.adapter.ts': [
    ...['ky', '@microsoft/signalr', 'socket.io-client', './http', '../../contract/gift'],
    '../../machines/gift/gift.ports',
  ],
  'src/views/gift/Innocent.tsx': [
    ...['react', '@xstate/react', 'lucide-react/icons/x', '../../ui/Button', '../../art/paths'],
    ...['../../app/say', '../../games/views', '../../../games/verify/claim', './GiftItem'],
    ...['../../../machines/gift/gift.select', '../../../contract/gift', './Gift.module.css'],
  ],
  'src/app/Innocent.tsx': ['wouter', 'rosetta', 'react-dom/client', '../views/gift/GiftItem'],
  'src/ui/Innocent.tsx': [
    'react',
    'lucide-react/icons/x',
    './cx',
    './Box.module.css',
    '../art/logo',
  ],
  'src/art/Innocent.tsx': ['react', './paths', '../ui/cx', '../../contract/gift'],
  'src/games/dice/Innocent.tsx': [
    ...['react', '../../ui/cx', '../../art/suits', '../table/table', '../views'],
    ...['../../../games/dice/dice.rules', './DiceTable.module.css'],
  ],
  'src/inspect/Innocent.tsx': ['elkjs/lib/elk-api', '../../machines/app/journal', '../ui/Button'],
  'src/sw/innocent.ts': ['./shell', '../../contract/push'],
  'server/innocent.ts': [
    'fastify',
    './gift/gift.routes',
    '../../server/http/calls',
    '../games/engines',
  ],
  'server/signalr/innocent.ts': ['ws', 'node:http', './protocol'],
  'server/gift/innocent.routes.ts': ['./gift.decider', '../wallet/wallet.moves', '../http/route'],
  'server/gift/innocent.decider.ts': [
    ...['./gift.events', '../wallet/wallet.moves', '../store/decision', '../../contract/gift'],
    ...['../../games/engine', '../../games/fair/fair.rules'],
  ],
  'server/gift/innocent.views.ts': [
    ...['./gift.events', '../player/player.events', '../store/database', '../store/projection'],
  ],
  'stories/gift/Innocent.stories.tsx': [
    ...['../../src/views/gift/GiftItem', '../../src/ui/Button', '../../src/games/views'],
    ...['../../machines/gift/gift.machine', '../../contract/make/gift'],
  ],
  'model-tests/deciders/innocent.test.ts': [
    ...['../../server/gift/gift.decider', '../../server/wallet/wallet.events', 'xstate'],
    ...['../../server/link/link.moves', '../../src/views/gift/GiftItem', '../support/walk'],
    '../../scripts/docs/tables.mjs',
  ],
  'tests/server/gift/innocent.test.ts': ['../../../server/gift/gift.routes', 'node:fs', 'vitest'],
};
const innocentHabits =
  'export const later = (at: string) => new Date(Date.parse(at)).toISOString();';

/** Every clause with the texts that break it. */
const breaches: readonly (Clause & { texts: readonly string[] })[] = [
  ...arrows.map(({ never, ...clause }) => ({ ...clause, texts: never.flatMap(spellings) })),
  ...habits.map(({ text, ...clause }) => ({ ...clause, texts: [text] })),
];
/** Of types too: a file that knows its user cannot be read alone. */
const CIRCLE = 'Dependency cycle detected';

const plants: readonly Plant[] = [
  ...breaches
    .flatMap(({ in: rooms, says, texts }) =>
      rooms.flatMap((room) => texts.map((text) => ({ room, text, refused: [says] }))),
    )
    .map(({ room, ...plant }, number) => ({ path: room.replace('*', String(number)), ...plant })),
  ...Object.entries(innocents).map(([path, specifiers]) => ({
    path,
    text: [...specifiers.map((each) => `import '${each}';`), innocentHabits].join('\n'),
    refused: [],
  })),
  ...[
    ["export * from './circle.rules';", "export * from './circle';"],
    [
      "import type { Inner } from './circle.rules';\nexport type Outer = { inner: Inner };",
      "import type { Outer } from './circle';\nexport type Inner = { outer?: Outer };",
    ],
  ].flatMap(([upper = '', lower = ''], number) => [
    { path: `contract/circle${number}/circle.ts`, text: upper, refused: [CIRCLE] },
    { path: `contract/circle${number}/circle.rules.ts`, text: lower, refused: [CIRCLE] },
  ]),
];

const root = resolve(import.meta.dirname, '../..');
const { path: house, remove } = await dataFolder();
afterAll(remove);
// The compiler looks up the types of Node there.
symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'dir');

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), `${text}\n`);
};

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
  help?: string;
}
/** The clause that a diagnostic cites: the rules of the law say it as their help. */
const clauseOf = ({ code, message, help = '' }: Diagnostic) =>
  /no-restricted-(imports|properties)/.test(code) ? help : message;

/** What a command prints, whether or not it is content. */
const printed = (command: string, args: readonly string[]): string => {
  const tool = join(root, 'node_modules', '.bin', command);
  try {
    return execFileSync(tool, args, { cwd: house, encoding: 'utf8', maxBuffer: 2 ** 28 });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
};

const lint = (): ReadonlyMap<string, readonly string[]> => {
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
  for (const { path, text } of plants) write(path, text);
  const { diagnostics } = JSON.parse(printed('oxlint', ['--format', 'json'])) as {
    diagnostics: Diagnostic[];
  };
  const said = new Map<string, string[]>();
  for (const diagnostic of diagnostics) {
    const path = diagnostic.filename.replaceAll('\\', '/');
    said.set(path, [...(said.get(path) ?? []), clauseOf(diagnostic)]);
  }
  return said;
};

const said = lint();
const wrong = (of: readonly Plant[]) =>
  of
    .map(({ path, text, refused }) => ({ path, text, refused, said: said.get(path) ?? [] }))
    .filter((plant) => String(plant.said) !== String(plant.refused));

const clauses = [...new Set(breaches.map(({ says }) => says))];

test.each(clauses)('refused: %s', (clause) => {
  const planted = plants.filter(({ refused }) => refused.includes(clause));
  expect(planted.length).toBeGreaterThan(0);
  expect(wrong(planted)).toEqual([]);
});

test('what obeys is not refused, and circles are', () => {
  expect(wrong(plants.filter(({ refused }) => !clauses.includes(refused[0] ?? '')))).toEqual([]);
});

/** What a restriction says: its message, or for a bare global the linter's own words. */
const messagesIn = (option: unknown): string[] => {
  if (typeof option === 'string') return [unexpected(option).says];
  const { message, patterns = [] } = option as { message?: string; patterns?: unknown[] };
  return message === undefined ? patterns.flatMap(messagesIn) : [message];
};

test('every clause of the law has its plants', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { rules: Record<string, unknown> }[];
  };
  const law = overrides
    .flatMap(({ rules }) => Object.entries(rules))
    .filter(([rule]) => rule.startsWith('no-restricted'))
    .flatMap(([, setting]) => (setting as unknown[]).slice(1).flatMap(messagesIn));
  expect(law.length).toBeGreaterThan(clauses.length);
  expect(law.filter((message) => !clauses.includes(message))).toEqual([]);
});

/** Names that a room's own compiler must not know, beside one that it must. */
const foreign: Readonly<Record<string, { unknown: readonly string[]; known: string }>> = {
  contract: { unknown: ['document', 'process', 'setTimeout'], known: 'JSON' },
  machines: { unknown: ['document', 'process', 'setTimeout'], known: 'JSON' },
  games: { unknown: ['document', 'process', 'setTimeout'], known: 'JSON' },
  server: { unknown: ['document', 'localStorage'], known: 'process' },
  'src/sw': { unknown: ['document', 'process'], known: 'caches' },
};

test.each(Object.keys(foreign))('types of %s know nothing of other worlds', (room) => {
  const { unknown = [], known = '' } = foreign[room] ?? {};
  const bare = join('types', room);
  for (const file of ['tsconfig.json', join(room, 'tsconfig.json')]) {
    mkdirSync(dirname(join(house, 'types', file)), { recursive: true });
    cpSync(join(root, file), join(house, 'types', file));
  }
  const names = [known, ...unknown];
  write(join(bare, 'plant.ts'), names.map((name, n) => `export const n${n} = ${name};`).join('\n'));
  const errors = printed('tsc', ['-p', bare, '--pretty', 'false']);
  expect([...errors.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name)).toEqual(
    unknown,
  );
});
