import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PHRASE_PICTURE_HEIGHT, PHRASE_PICTURE_WIDTH } from '../../../contract/limits';
import { pageOfSlug } from '../../../contract/phrase.rules';
import { PhraseSight } from '../../../contract/suggestion';
import { shippedPhrases, translationsOf } from '../../../server/phrase/phrase.translation';
import { sightedSlugs, sightsOf } from '../../../server/phrase/sight.registry';

const english = translationsOf('en-US');
const plain = shippedPhrases.map(({ slug }) => slug).filter((slug) => !slug.includes('#'));
/**
 * How many phrases of a page of words no story shows: most are names out of the platform's own data,
 * refusals, or stand in mails and documents.
 */
const unseen = {
  Achievement: 29,
  AchievementText: 32,
  Achievements: 6,
  Activity: 4,
  App: 2,
  Blackjack: 10,
  Carousel: 2,
  Common: 2,
  Emoji: 1,
  Fair: 34,
  Feature: 12,
  Footer: 1,
  Form: 11,
  Game: 27,
  Gifts: 12,
  Home: 1,
  Letters: 10,
  Lobby: 1,
  Locale: 2,
  Mail: 40,
  Missions: 5,
  Moment: 2,
  Nav: 1,
  Notification: 1,
  Outbox: 12,
  Payment: 2,
  People: 15,
  PlayMode: 5,
  Player: 1,
  Poker: 9,
  Problem: 76,
  Protection: 11,
  Provider: 22,
  Push: 17,
  Receipt: 10,
  Report: 8,
  Review: 3,
  Roulette: 13,
  Round: 8,
  Scratcher: 15,
  Session: 2,
  Settings: 5,
  Spins: 1,
  Subscription: 5,
  Symbol: 22,
  Ticket: 7,
  Tournament: 29,
  TournamentName: 7,
  TournamentText: 7,
  Transaction: 14,
  Translate: 21,
  Wallet: 1,
  Welcome: 1,
};
/** Pages of words of which no story shows anything: what has failed, mails, the page where payments are tried. */
const nowhere = new Set(['App', 'Mail', 'Provider']);

test('sights are of phrases that there are', () => {
  const shipped = new Set(shippedPhrases.map(({ slug }) => slug));
  expect(sightedSlugs.filter((slug) => !shipped.has(slug))).toEqual([]);
});

test('each phrase is seen, but for those that are known not to be; else: npm run sights', () => {
  const seen = new Set(sightedSlugs);
  const counts: Record<string, number> = {};
  for (const page of plain.filter((slug) => !seen.has(slug)).map(pageOfSlug))
    counts[page] = (counts[page] ?? 0) + 1;
  expect(counts).toEqual(unseen);
});

test('of what no story shows the place beside it is shown, and nothing there is marked', () => {
  const besides = plain.filter((slug) => !sightedSlugs.includes(slug));
  const without = besides.filter((slug) => sightsOf(slug, english).length === 0);
  expect(new Set(without.map(pageOfSlug))).toEqual(nowhere);
  const near = besides.flatMap((slug) => sightsOf(slug, english));
  expect(new Set(near.map(({ control }) => control))).toEqual(new Set(['near']));
  expect(near.flatMap(({ boxes }) => boxes).filter(({ own }) => own === true)).toEqual([]);
  // By the letters that it begins with: another of the reasons that a game gives.
  const [beside] = sightsOf('Game.Autoplay ended: all rounds are played', english);
  expect(beside?.boxes.some(({ text }) => text?.startsWith('Autoplay ended:'))).toBe(true);
});

/** Whether a sight shows its phrase once, and nothing that leaves its frame. */
const isWhole = ({ boxes }: PhraseSight): boolean =>
  boxes.filter(({ own }) => own).length === 1 &&
  boxes.every(({ y, height }) => y >= 0 && height > 0 && y + height <= PHRASE_PICTURE_HEIGHT) &&
  boxes.every(({ x, width }) => x < PHRASE_PICTURE_WIDTH && x + width > 0);

test('each is seen in each of its pictures, and nothing leaves the frame', () => {
  const broken = sightedSlugs.filter((slug) => {
    const sights = z.parse(z.array(PhraseSight), sightsOf(slug, english));
    return sights.length === 0 || !sights.every(isWhole);
  });
  expect(broken).toEqual([]);
});

test('a picture speaks by the words that stand, a plural form is seen where its phrase is', () => {
  const [here] = sightsOf('Nav.Games', translationsOf('de'));
  expect(here?.boxes.find(({ own }) => own)?.text).toBe('Spiele');
  expect(sightsOf('Lobby.{count} games#one', english)).toEqual(
    sightsOf('Lobby.{count} games', english),
  );
  expect(sightsOf('Nowhere.At all', english)).toEqual([]);
});

test('what is seen comes before what is read aloud alone', () => {
  const controls = sightsOf('Lobby.Filters', english).map(({ control }) => control);
  expect(controls).toEqual(['button', 'name']);
});
