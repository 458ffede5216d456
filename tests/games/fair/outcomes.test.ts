import { expect, test } from 'vitest';
import { catalogue } from '../../../games/catalogue';
import { integer } from '../../../games/fair/draw.rules';
import { fairDraw } from '../../../games/fair/fair.rules';
import { quick } from '../dealt';
import { evennessOf } from './evenness';
import { type Outcomes, outcomes } from './outcomes';

const DRAWS = 200_000;

test.each(outcomes)('$name: 200,000 draws are even (chi-square)', (table) => {
  const draw = fairDraw({ serverSeed: 'tests', clientSeed: table.name, nonce: 0 });
  const { square, limit } = evennessOf(table, draw, DRAWS);
  expect(square).toBeLessThan(limit);
});

test.each(outcomes)('$name: a bias of one in twenty is seen', (table) => {
  const fair = quick(5);
  let used = 0;
  const biased = {
    word() {
      used += 1;
      return integer(fair, 20) === 0 ? 0 : fair.word();
    },
    get used() {
      return used;
    },
  };
  const { square, limit } = evennessOf(table, biased, DRAWS);
  expect(square).toBeGreaterThan(limit);
});

test('an outcome that cannot be is seen at its first time', () => {
  const once = (cell: number): Outcomes => ({
    name: 'a cell without weight',
    weights: [[1, 1, 0]],
    play(draw, count) {
      draw.word();
      count(0, cell);
    },
  });
  expect(evennessOf(once(2), quick(1), 1).square).toBe(Number.POSITIVE_INFINITY);
  expect(evennessOf(once(0), quick(1), 1).square).toBeLessThan(Number.POSITIVE_INFINITY);
});

test('no game of the catalogue draws from a table that is not here', () => {
  const names = outcomes.map(({ name }) => name).join('\n');
  for (const { engine, skin } of catalogue)
    expect(names.includes(skin) || names.includes(`${engine}:`)).toBe(true);
});
