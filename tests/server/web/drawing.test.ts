import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drawing, openDrawing } from '../../../server/web/drawing';
import { dataFolder } from '../../support/folder';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let drawing: Drawing;
const report = vi.fn<(fault: string) => void>();

/** A thread as the built one, which draws by what an address says. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, wanted }) => {
  if (wanted.to === '/falls') process.exit(1);
  if (wanted.to === '/waits') return;
  if (wanted.to === '/fault') return parentPort.postMessage({ id, fault: 'no such view' });
  parentPort.postMessage({ id, page: { markup: wanted.to, taken: [], mounted: [] } });
});`;

beforeEach(async () => {
  report.mockClear();
  folder = await dataFolder();
  await mkdir(folder.path, { recursive: true });
  await writeFile(join(folder.path, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder.path, 'drawing.js'), THREAD);
  await writeFile(join(folder.path, 'render.js'), '');
  drawing = openDrawing(folder.path, report);
});
afterEach(async () => {
  await drawing.close();
  await folder.remove();
});

const draw = (to: string) => drawing.draw({ to, at: 0, facts: {} });

test('pages are drawn by their thread, each for who asked', async () => {
  const pages = await Promise.all([draw('/'), draw('/sign-in')]);
  expect(pages.map((page) => page?.markup)).toEqual(['/', '/sign-in']);
});

test('a page that was not drawn is none, and said to who looks after the platform', async () => {
  expect(await draw('/fault')).toBeUndefined();
  expect(report).toHaveBeenCalledWith('no such view');
});

test('a thread that ends leaves its pages to the browser, and the next begins another', async () => {
  expect(await Promise.all([draw('/waits'), draw('/falls')])).toEqual([undefined, undefined]);
  expect((await draw('/'))?.markup).toBe('/');
});

test('who comes while too many wait is not kept waiting', async () => {
  const waiting = Array.from({ length: 8 }, () => draw('/waits'));
  expect(await draw('/')).toBeUndefined();
  await drawing.close();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
});

test('without a build nothing is drawn', async () => {
  const none = openDrawing(join(folder.path, 'nowhere'), report);
  expect(await none.draw({ to: '/', at: 0, facts: {} })).toBeUndefined();
  await none.close();
});
