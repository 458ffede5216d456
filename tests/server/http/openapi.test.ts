import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, entities } from '../../../server/http/calls';
import { openapi } from '../../../server/http/openapi';

const document = openapi(calls);
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  await writeFile(join(folder, 'api.ts'), await openapiTypes(document as unknown as OpenAPI3));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler says of a program that imports the generated types: nothing when it is right. */
const compiled = async (program: string): Promise<string> => {
  const file = join(folder, 'client.ts');
  await writeFile(
    file,
    `import type { components, operations, paths } from './api';
type Entity = components['schemas'];
type Answer<Operation extends keyof operations> =
  operations[Operation]['responses'][200] extends { content: { 'application/json': infer Body } } ? Body : never;
type Body<Operation extends keyof operations> =
  operations[Operation] extends { requestBody?: { content: { 'application/json': infer Given } } } ? Given : never;
${program}
export type { paths };
`,
  );
  return new Promise((resolve) => {
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
    execFile(
      process.execPath,
      [join(modules, 'typescript/bin/tsc'), ...options, file],
      { cwd: folder },
      (_error, stdout) => resolve(stdout),
    );
  });
};

test('a generated client has the types of the entities', async () => {
  const program = `
declare const gifts: Answer<'listGifts'>;
export const box: Entity['GiftColour'] = (gifts.items satisfies Entity['Gift'][])[0]!.box;
declare const user: Answer<'getUser'>;
export const friend: boolean | undefined = (user satisfies Entity['User']).friends['player_ann1']?.favourite;
export const game: Entity['Game'] = {} as Answer<'getGame'>;
export const cards: Entity['GameCard'][] = ({} as Answer<'findGames'>).items;
export const give: Body<'sendGifts'> = { friends: ['player_ann1'], coins: 5, box: 'ruby', tape: 'mint' };
export const filter: Body<'findGames'> = { sortBy: 'popular' } satisfies Partial<Entity['GameFilter']>;
export const refused: Entity['Problem'] =
  {} as paths['/api/gifts/send']['post']['responses'][409]['content']['application/problem+json'];
export const same: operations['sendGifts_alias1']['responses'][200] = {} as operations['sendGifts']['responses'][200];
`;
  expect(await compiled(program)).toBe('');
});

const wrong: readonly [program: string, named: string][] = [
  ["export const a = ({} as Answer<'listGifts'>).items[0]!.colour;", "'colour'"],
  ["export const b: Entity['Gift']['box'] = 'green';", '"green"'],
  ["export const c: Body<'sendGifts'> = { friends: [] };", 'coins, box, tape'],
  ["export const d: Entity['Nothing'] = {};", "'Nothing'"],
  ["export const e: number = ({} as Entity['User']).friendIds;", "'string[]'"],
];
test('what an entity has not is an error, and nothing else is', async () => {
  const said = (await compiled(wrong.map(([program]) => program).join('\n'))).split('\n');
  const errors = said.filter((line) => line.includes('error TS'));
  expect(errors).toHaveLength(wrong.length);
  for (const [index, [, named]] of wrong.entries()) expect(errors[index]).toContain(named);
});

test('each call is tagged by its noun, and no two operations have one name', () => {
  const { paths, tags } = document as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
    tags: { name: string }[];
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tagOf = (id: string) => operations.find(({ operationId }) => operationId === id)?.tags;
  expect([tagOf('listGifts'), tagOf('getUser'), tagOf('acceptFriend_alias1')]).toEqual([
    ['gift'],
    ['player'],
    ['relation'],
  ]);
  const named = new Set(tags.map(({ name }) => name));
  expect(operations.flatMap(({ tags }) => tags).filter((tag) => !named.has(tag))).toEqual([]);
});

test('an entity is told once, as it is exported; each reference leads to one', () => {
  const { components } = document as { components: { schemas: Record<string, object> } };
  const told = Object.keys(components.schemas);
  for (const name of [
    'User',
    'Game',
    'GameCard',
    'Gift',
    'Letter',
    'Wallet',
    'Transaction',
    'Problem',
  ])
    expect(told).toContain(name);
  expect(told.filter((name) => !entities.has(name))).toEqual([]);
  const referred = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  const names = [...referred].map(([, ref = '']) => ref.replace('#/components/schemas/', ''));
  expect([...new Set(names)].filter((name) => !told.includes(name))).toEqual([]);
});
