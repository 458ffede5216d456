import { expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue';
import { dice } from '../../games/dice/dice.rules';
import { gameRules } from '../../games/engines';
import { slot } from '../../games/slot/slot.rules';

test.each(catalogue)('$defaultName can be played', (entry) => {
  const rules = gameRules(entry.engine, entry.skin)!;
  expect(rules.stakes.length).toBeGreaterThan(2);
  expect([...rules.stakes].sort((a, b) => a - b)).toEqual(rules.stakes);
  expect(rules.rtp().value).toBeGreaterThan(0.9);
  expect(rules.maxWin).toBeGreaterThan(1);
});

test.each(catalogue)('$defaultName says the same as its skin', (entry) => {
  const skin = [...slot.skins, ...dice.skins].find(({ id }) => id === entry.skin)!;
  expect(entry).toMatchObject({
    defaultName: skin.name,
    studio: skin.studio,
    art: skin.art,
    palette: skin.palette,
  });
  expect(entry.name.map(({ lang }) => lang)).toEqual(['en', 'ar']);
});

test('every skin has its entry, under its own url-friendly name', () => {
  const skins = [...slot.skins, ...dice.skins].map(({ id }) => id).sort();
  expect(catalogue.map(({ skin }) => skin).sort()).toEqual(skins);
  for (const entry of catalogue)
    expect(entry.urlFriendlyName).toBe(entry.defaultName.toLowerCase().replaceAll(' ', '-'));
});

test('there are no rules for an unknown game', () => {
  expect(gameRules('slot', 'high-striker')).toBeUndefined();
  expect(gameRules('roulette', 'lantern-run')).toBeUndefined();
});
