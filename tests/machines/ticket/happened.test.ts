import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Happened, type HappenedPage } from '../../../contract/happened';
import { packed, unpacked } from '../../../contract/happened.rules';
import { HAPPENED_MS } from '../../../contract/limits';
import { redact } from '../../../machines/app/redact';
import { replay } from '../../../machines/app/replay';
import { createTape } from '../../../machines/app/tape';
import { tellHappened } from '../../../machines/ticket/happened.rules';
import { tapePage } from '../../../src/adapters/tape';
import { keepHappened, keepOnLeave, writeHappened } from '../../../src/adapters/ticket/happened';
import { dice } from '../../support/dice';
import { DOUBLED, doubling } from '../../support/doubling';
import { wander } from '../support/wander';
import { aWorld, token, type World } from '../support/world';

const STEPS = 120;
/** As sent, for ten minutes. */
const BYTES_MAX = 100_000;

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const tree = (root: World['app']): unknown => redact(plain(root.getPersistedSnapshot()));
const pageOf = ({ start, journal }: World): HappenedPage =>
  plain<unknown>({ start: redact(start), ...journal.recording() }) as HappenedPage;

const wandered = (seed: number, span = {}): World => {
  const world = aWorld({ stored: { token: token() } }, { span });
  wander(world, dice(seed), STEPS);
  return world;
};

/** Storage of one tab. */
const tab = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
  };
};
/** A page that was opened at a time, with one entry each minute. */
const taped = (at: number, minutes: number, to = '/') => {
  const start = { at, to, consent: undefined, stored: {} };
  const tape = createTape(start);
  const target = { id: 'clock', _parent: undefined, getSnapshot: () => ({ machine: {} }) };
  for (let minute = 0; minute < minutes; minute += 1) {
    const tick = { type: 'clock.ticked', at: at + minute * 60_000 };
    tape.hear(undefined, target as never, tick);
  }
  return { start, tape };
};
const pagesIn = async (file: Blob): Promise<HappenedPage[]> => {
  const text = String(gunzipSync(Buffer.from(await file.arrayBuffer())));
  return unpacked(Happened.parse(JSON.parse(text)));
};

test('what is packed is unpacked as it was, and replays', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const world = wandered(seed, seed % 2 === 0 ? { entries: 40 } : {});
    const page = pageOf(world);
    const file = Happened.parse(plain(packed([page, page])));
    expect(unpacked(file), `session ${seed}`).toEqual([page, page]);
    // The second is nothing but numbers.
    const twice = JSON.stringify(file).length;
    expect(twice).toBeLessThan(JSON.stringify(packed([page])).length * 1.1);
    const again = replay(page.start as never, { checkpoint: undefined, ...page });
    expect(tree(again), `session ${seed}`).toEqual(tree(world.app));
    again.stop();
    world.app.stop();
  }
});

test.each([
  ['its own', { $shared: 0 }, [{ part: { $shared: 0 } }]],
  ['a later', { $shared: 0 }, [{ part: { $shared: 1 } }, {}]],
  ['a missing', { $shared: 3 }, [{}]],
])('%s number leads nowhere, and not for ever', (_, entries, shared) => {
  expect(() => unpacked({ version: 1, pages: [{ entries }], shared })).toThrow(RangeError);
});

test('a few bytes that double again and again are refused, not unfolded', () => {
  const page = { start: {}, checkpoint: undefined, entries: [DOUBLED] };
  expect(() => unpacked({ version: 1, pages: [page], shared: doubling() } as never)).toThrow(
    RangeError,
  );
});

test('it is told in plain words', () => {
  const world = wandered(7);
  const page = pageOf(world);
  world.app.stop();
  const told = tellHappened([page]);
  expect(told.steps).toHaveLength(page.entries.length);
  expect(told.opened[0]).toBe('/');
  expect(told.opened.every((path) => !/[?#]/.test(path))).toBe(true);
  expect(told.failed).toBe(page.entries.filter(({ event }) => event.type === 'port.failed').length);
  expect([told.from, told.until]).toEqual([page.entries[0]?.at, page.entries.at(-1)?.at]);
});

test('a reload keeps the last ten minutes of the tab, and no more', async () => {
  const kept = tab();
  keepHappened(taped(0, 3, '/old'), kept, 180_000);
  const now = HAPPENED_MS + 120_000 + 1;
  keepHappened(taped(now - 60_000, 1, '/games'), kept, now);
  const { told, file } = await writeHappened(taped(now, 2, '/wallet'), kept, now);
  expect(told.opened).toEqual(['/games', '/wallet']);
  expect((await pagesIn(file)).map(({ start }) => start.to)).toEqual(['/games', '/wallet']);
});

test('a browser that blocks site data keeps nothing, and no page fails as it is left', () => {
  const hears = new Map<string, () => void>();
  const { app, start } = aWorld();
  app.stop();
  tapePage(start, app);
  keepOnLeave({
    get sessionStorage(): Storage {
      throw new DOMException('Access is denied', 'SecurityError');
    },
    addEventListener: (name: string, hear: unknown) => hears.set(name, hear as () => void),
  });
  expect(() => hears.get('pagehide')?.()).not.toThrow();
});

test('a page that comes back to life is told once', async () => {
  const kept = tab();
  const page = taped(0, 2);
  keepHappened(page, kept, 60_000);
  const { file } = await writeHappened(page, kept, 60_000);
  expect(await pagesIn(file)).toHaveLength(1);
});

test('ten minutes of a busy tab are a small file', async () => {
  const sizes: number[] = [];
  for (let seed = 1; seed <= 5; seed += 1) {
    const { app, start, journal } = wandered(seed);
    app.stop();
    const tape = { recorded: journal.recording, hasForgotten: () => false };
    const { file } = await writeHappened({ start, tape: tape as never }, tab(), start.at);
    sizes.push(file.size);
  }
  expect(Math.max(...sizes)).toBeLessThan(BYTES_MAX);
});
