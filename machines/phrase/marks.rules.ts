import type { PhraseMap } from '../../contract/phrase';
import { RENDERED_MARKER } from '../../contract/phrase.rules';
import type { Wording } from '../../contract/suggestion';
import { phraseOfSlug } from '../../contract/wording.rules';

/**
 * Signs without width or sound, which join no letters and break no lines: the digits of a number.
 * They stand between two markers before a phrase, and one marker stands behind it [decision 137].
 */
const digits = ['\u2060', '\u2061', '\u2062', '\u2064'] as const;

const numeral = (value: number): string => {
  const rest = Math.floor(value / digits.length);
  return (rest > 0 ? numeral(rest) : '') + (digits[value % digits.length] ?? '');
};

const valueOf = (signs: string): number =>
  [...signs].reduce(
    (value, sign) => value * digits.length + digits.indexOf(sign as (typeof digits)[number]),
    0,
  );

/** Words that carry, unseen, the number of their phrase. */
export const marked = (text: string, at: number): string =>
  `${RENDERED_MARKER}${numeral(at)}${RENDERED_MARKER}${text}${RENDERED_MARKER}`;

/** The words of every phrase, each with its place in the list; drafts stand in place of what stands. */
export const markedPhrases = (wordings: readonly Wording[], drafts: PhraseMap): PhraseMap =>
  Object.fromEntries(
    wordings.map(({ slug, text }, at) => [slug, marked(drafts[slug] ?? text, at)]),
  );

/** The same without marks. */
export const plainPhrases = (wordings: readonly Wording[]): PhraseMap =>
  Object.fromEntries(wordings.map(({ slug, text }) => [slug, text]));

const opening = new RegExp(`${RENDERED_MARKER}([${digits.join('')}]+)${RENDERED_MARKER}`, 'g');

/** The numbers of the phrases in a text, in the order in which they begin. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(opening)].map(([, signs = '']) => valueOf(signs));

/** Whether the words that are shown carry marks. */
export const areMarked = (phrases: PhraseMap): boolean =>
  Object.values(phrases).some((text) => text.startsWith(RENDERED_MARKER));

/** The numbers of a phrase and of its plural forms. */
export const marksOf = (wordings: readonly Wording[], slug: string): number[] => {
  const phrase = phraseOfSlug(slug);
  return wordings.flatMap((each, mark) => (phraseOfSlug(each.slug) === phrase ? [mark] : []));
};
