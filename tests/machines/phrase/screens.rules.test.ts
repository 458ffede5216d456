import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageOfSlug } from '../../../contract/phrase.rules';
import { catalogue } from '../../../games/catalogue';
import { routes } from '../../../machines/app/routes';
import { elsewhereOf, placesOf } from '../../../machines/phrase/screens.rules';
import { routeOf } from '../../../machines/router/router.rules';
import english from '../../../server/phrase/words/en-US.json';

/** The house's games, as a page knows them. */
const games = catalogue.map(({ urlFriendlyName, gameType }) => ({
  urlFriendlyName,
  gameType: [...gameType],
}));
const pages = [...new Set(Object.keys(english).map(pageOfSlug))];
const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).map((name) =>
  join('src/views', name),
);
const fileOf = (page: string): string => views.find((name) => name.endsWith(`/${page}.tsx`)) ?? '';

const sourceOf = (file: string): string | undefined => {
  for (const ending of ['.tsx', '.ts'])
    try {
      return readFileSync(`${file.replace(/\.tsx?$/, '')}${ending}`, 'utf8');
    } catch {}
  return undefined;
};

/** The texts of a file and of all of the product that it imports, near and late. */
const whole = (file: string, seen = new Set<string>()): string => {
  if (seen.has(file)) return '';
  seen.add(file);
  const source = sourceOf(file) ?? '';
  const imports = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
  return source + imports.map((path) => whole(path, seen)).join('');
};
const wordsOf = new Map<string, string>();
const wordsAt = (path: string): string => {
  const { page } = routes[routeOf(path).name];
  const words = wordsOf.get(page) ?? whole(resolve(fileOf(page)));
  wordsOf.set(page, words);
  return words;
};

/** What stands on every screen, in mails and documents, or is put together elsewhere. */
const nowhere = [
  ...['Alert', 'App', 'Common', 'Footer', 'Hub', 'Lock', 'Moment', 'Nav', 'Outbox', 'Problem'],
  ...['Advertisement', 'Mail', 'Provider', 'Receipt'],
];
/** No screen of the product says them. */
const elsewhere = ['Mail', 'Provider', 'Push', 'Receipt'];
/** Their slugs are made of a name that the platform brings. */
const made = [
  ...['Achievement', 'AchievementText', 'Card', 'Feature', 'GameType', 'Symbol'],
  ...['TournamentName', 'TournamentText'],
];

test('each page of words has screens, or is known to have none', () => {
  const without = pages.filter((page) => placesOf(`${page}.x`, true, games).length === 0);
  expect(without.toSorted()).toEqual(nowhere.toSorted());
});

test.each(pages.filter((page) => ![...nowhere, ...made].includes(page)))(
  'words of %s stand on each of their screens',
  (page) => {
    const without = placesOf(`${page}.x`, true, games).filter(
      (path) => !wordsAt(path).includes(`'${page}.`),
    );
    expect(without).toEqual([]);
  },
);

test('of what stands on no screen it is said where it does', () => {
  expect(pages.filter((page) => elsewhereOf(`${page}.x`) !== undefined)).toEqual(elsewhere);
});

test('a guest is led to no screen that is guarded', () => {
  expect(placesOf('Wallet.Balance', false, [])).toEqual([]);
  expect(placesOf('Wallet.Balance', true, [])).toEqual(['/wallet']);
  expect(placesOf('Daily.Gift', false, [])).toEqual(['/']);
  expect(placesOf('Nowhere.x', true, games)).toEqual([]);
});

test('words of games lead to games of their types that are known', () => {
  expect(placesOf('Roulette.Red', false, games)).toEqual(['/play/promenade-roulette']);
  expect(placesOf('Card.Spades', true, games)).toHaveLength(2);
  expect(placesOf('Review.Stars', true, games)).toEqual(['/games/high-striker']);
  expect(placesOf('Roulette.Red', false, games.slice(0, 1))).toEqual([]);
  expect(placesOf('Play.Your seed', true, [])).toEqual([]);
});
