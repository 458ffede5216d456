import { expect, test } from 'vitest';
import { cloths, clothTable, openCloths } from '../../contract/cloth.rules';
import { frames, levelOf } from '../../contract/level.rules';
import { contrast } from '../../contract/palette.rules';
import { Cloth } from '../../contract/player';
import { sentenceOf } from '../../contract/push';

test('levels and tiers open cloths, a tier those below it too', () => {
  expect(openCloths({ level: 2 })).toEqual([]);
  expect(openCloths({ level: 3 })).toEqual(['lagoon']);
  expect(openCloths({ level: 10 })).toEqual(['lagoon', 'berry', 'midnight', 'ember']);
  expect(openCloths({ level: 1, tier: 'diamond' })).toEqual(['ice']);
  expect(openCloths({ level: 14, tier: 'crown' })).toEqual([...Cloth.options]);
});

test('each level above the first unlocks something that is seen, and says what', () => {
  const opened = cloths.flatMap((cloth) => {
    const { opens } = clothTable[cloth];
    return 'level' in opens ? [opens.level] : [];
  });
  const framed = frames.map(levelOf);
  const said = (level: number) => sentenceOf({ kind: 'level-reached', reference: `${level}` });
  expect([...opened, ...framed].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const level of opened) expect(said(level)).toContain('a table colour');
  for (const level of framed) expect(said(level)).toContain('a frame');
  for (const level of [11, 12]) expect(said(level)).toMatch(/its coins are yours$/);
});

test.each(cloths)('what stands on %s can be read', (cloth) => {
  // What a front is written in: Cabinet.module.css.
  for (const ink of ['#fff7ff', '#dccbe8', '#ffdc7d', '#6fe9b5', '#ffa3ad'])
    for (const ground of clothTable[cloth].front)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});
