import { expect, test } from 'vitest';
import { blackjack } from '../../games/blackjack/blackjack.rules';
import { catalogue } from '../../games/catalogue';
import { crash } from '../../games/crash/crash.rules';
import { dice } from '../../games/dice/dice.rules';
import { gameRules } from '../../games/engines';
import { mines } from '../../games/mines/mines.rules';
import { plinko } from '../../games/plinko/plinko.rules';
import { poker } from '../../games/poker/poker.rules';
import { roulette } from '../../games/roulette/roulette.rules';
import { slot } from '../../games/slot/slot.rules';

const skins = [slot, dice, mines, plinko, roulette, blackjack, poker, crash].flatMap(
  (
    engine,
  ): readonly { id: string; name: string; studio: string; art: string; palette: unknown }[] =>
    engine.skins,
);

test.each(catalogue)('$defaultName can be played', (entry) => {
  const rules = gameRules(entry.engine, entry.skin)!;
  expect(rules.stakes.length).toBeGreaterThan(2);
  expect([...rules.stakes].sort((a, b) => a - b)).toEqual(rules.stakes);
  expect(rules.rtp().value).toBeGreaterThan(0.9);
  expect(rules.leastRtp.value).toBeLessThanOrEqual(rules.rtp().value);
  expect(rules.maxWin).toBeGreaterThan(1);
});

test.each(catalogue)('$defaultName says the same as its skin', (entry) => {
  const skin = skins.find(({ id }) => id === entry.skin)!;
  expect(entry).toMatchObject({
    defaultName: skin.name,
    studio: skin.studio,
    art: skin.art,
    palette: skin.palette,
  });
  expect(entry.name.map(({ lang }) => lang)).toEqual(['en', 'ar']);
});

test('every skin has its entry, under its own url-friendly name', () => {
  expect(catalogue.map(({ skin }) => skin).sort()).toEqual(skins.map(({ id }) => id).sort());
  for (const entry of catalogue)
    expect(entry.urlFriendlyName).toBe(entry.defaultName.toLowerCase().replaceAll(' ', '-'));
});

test('there are no rules for an unknown game', () => {
  expect(gameRules('slot', 'high-striker')).toBeUndefined();
  expect(gameRules('roulette', 'lantern-run')).toBeUndefined();
});

test('fifteen games of eight engines, the newest last, no picture twice', () => {
  expect(catalogue).toHaveLength(15);
  expect(new Set(catalogue.map(({ engine }) => engine)).size).toBe(8);
  expect(catalogue.filter(({ engine }) => engine === 'slot')).toHaveLength(6);
  expect(new Set(catalogue.map(({ art }) => art)).size).toBe(15);
  const dates = catalogue.map(({ releaseDate }) => releaseDate);
  expect(dates).toEqual([...dates].sort());
});

test('a machine that may win a jackpot says so, and no other does', () => {
  for (const entry of catalogue) {
    const says = entry.features.some(({ featureId }) => featureId === 'jackpot');
    expect(says).toBe(gameRules(entry.engine, entry.skin)!.jackpot !== undefined);
  }
});
