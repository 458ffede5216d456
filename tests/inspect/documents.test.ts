import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { lateArrived } from '../../machines/app/furnish';
import { near } from '../../machines/app/near';
import { staleOf, writeDocuments } from '../../scripts/docs/documents.mjs';
import { diagramOf, pageOf, sentenceOf, undrawnOf } from '../../scripts/docs/machines.mjs';
import * as chart from '../../src/inspect/chart.rules';
import { dataFolder } from '../support/folder';

const door = (opened: string) =>
  setup({
    delays: { SLAM_MS: 10 },
    guards: { isKnown: () => true },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    on: { 'door.look': {}, 'door.lock': '.closed' },
    states: {
      closed: {
        meta: { says: 'Nobody comes in', spec: '§1' },
        on: { 'door.open': { guard: 'isKnown', target: 'open' } },
      },
      open: { meta: { says: opened, spec: '§1' }, after: { SLAM_MS: 'closed' } },
    },
  });

const documents = (opened: string) => [
  {
    path: 'docs/machines/door.md',
    content: () =>
      pageOf(
        {
          chart: chart.chartOf(door(opened)),
          file: 'machines/door.ts',
          sentence: '',
          kind: 'resident',
          behaviour: '',
        },
        chart,
      ),
  },
];

test('a diagram names events, guards and delays, and enters boxes by their first state', () => {
  expect(diagramOf(chart.chartOf(door('Come in')), chart)).toEqual([
    'stateDiagram-v2',
    '  [*] --> door_closed',
    '  state "any of these" as door__',
    '  state "closed" as door_closed',
    '  state "open" as door_open',
    '  door__ --> door__ : door.look',
    '  door__ --> door_closed : door.lock',
    '  door_closed --> door_open : door.open [isKnown]',
    '  door_open --> door_closed : after SLAM_MS',
  ]);
});

test('a changed chart, a missing page and a page left over are not current', async () => {
  const { path: folder, remove } = await dataFolder();
  expect(staleOf(folder, documents('Come in'))).toEqual(['docs/machines/door.md']);
  expect(writeDocuments(folder, documents('Come in'))).toEqual(['docs/machines/door.md']);
  expect(staleOf(folder, documents('Come in'))).toEqual([]);
  expect(staleOf(folder, documents('Everybody comes in'))).toEqual(['docs/machines/door.md']);
  writeFileSync(join(folder, 'docs/machines/gate.md'), '');
  expect(staleOf(folder, documents('Come in'))).toEqual(['docs/machines/gate.md']);
  expect(writeDocuments(folder, documents('Come in'))).toEqual(['docs/machines/gate.md']);
  expect(staleOf(folder, documents('Come in'))).toEqual([]);
  await remove();
});

test('the sentence of a machine is the first of the comment above it', () => {
  const source = '/** Opens\n * and closes. Slowly. */\nexport const doorMachine = 1;';
  expect(sentenceOf(source, 'doorMachine')).toBe('Opens and closes.');
  expect(sentenceOf('const a = 1;\nexport const doorMachine = 1;', 'doorMachine')).toBe('');
});

const index = readFileSync(resolve('docs/machines/README.md'), 'utf8');
const listed = (heading: string): string[] => {
  const [, after = ''] = index.split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| \[(\w+)\]\(\1\.md\)/gm)].map(([, name = '']) => name);
};

test('every resident has its page, those that arrive late too', () => {
  expect(listed('Residents of the root')).toEqual(Object.keys(near.residents).sort());
  expect(listed('Residents that arrive late')).toEqual([...lateArrived.names].sort());
});

test('a resident whose name no chart bears is found out', () => {
  const drawn = [{ chart: chart.chartOf(door('Come in')) }];
  expect(undrawnOf(['door', 'gate'], drawn)).toEqual(['gate']);
});
