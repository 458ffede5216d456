import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageOfSlug } from '../../../contract/phrase.rules';
import { routes } from '../../../machines/app/routes';
import { placesOf } from '../../../machines/phrase/screens.rules';
import english from '../../../server/phrase/words/en-US.json';

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
  const [, screen] = Object.entries(routes).find(([, { paths }]) =>
    (paths as readonly string[]).includes(path),
  ) ?? ['', undefined];
  const page = screen?.page ?? '';
  const words = wordsOf.get(page) ?? whole(resolve(fileOf(page)));
  wordsOf.set(page, words);
  return words;
};

/** What stands on every screen, in mails and documents, at a game, or is put together elsewhere. */
const nowhere = [
  ...['Alert', 'App', 'Common', 'Footer', 'Hub', 'Lock', 'Moment', 'Nav', 'Outbox', 'Problem'],
  ...['Advertisement', 'Mail', 'Provider', 'Receipt'],
  ...['Blackjack', 'Card', 'Feature', 'Game', 'Message', 'Play', 'Poker', 'Review', 'Roulette'],
  ...['Symbol', 'Win'],
];
/** Their slugs are made of a name that the platform brings. */
const made = ['Achievement', 'AchievementText', 'GameType', 'TournamentName', 'TournamentText'];

test('each page of words has screens, or is known to have none', () => {
  const without = pages.filter((page) => placesOf(`${page}.x`, true).length === 0);
  expect(without.toSorted()).toEqual(nowhere.toSorted());
});

test.each(pages.filter((page) => ![...nowhere, ...made].includes(page)))(
  'words of %s stand on each of their screens',
  (page) => {
    const without = placesOf(`${page}.x`, true).filter(
      (path) => !wordsAt(path).includes(`'${page}.`),
    );
    expect(without).toEqual([]);
  },
);

test('a guest is led to no screen that is guarded', () => {
  expect(placesOf('Wallet.Balance', false)).toEqual([]);
  expect(placesOf('Wallet.Balance', true)).toEqual(['/wallet']);
  expect(placesOf('Daily.Gift', false)).toEqual(['/']);
  expect(placesOf('Nowhere.x', true)).toEqual([]);
});
