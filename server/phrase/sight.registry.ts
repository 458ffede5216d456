import { PHRASE_PICTURE_HEIGHT, PHRASE_PICTURE_WIDTH } from '../../contract/limits';
import type { PhraseMap } from '../../contract/phrase';
import { pageOfSlug } from '../../contract/phrase.rules';
import type {
  PhraseControl,
  PhraseSight,
  PictureBox,
  PictureTone,
} from '../../contract/suggestion';
import { phraseOfSlug } from '../../contract/wording.rules';
import sights from './sights.generated.json';

/** One thing in a story: how it is drawn, its box in pixels, the phrase that it says and the size of its letters. */
type Drawn = readonly [
  tone: PictureTone,
  x: number,
  y: number,
  width: number,
  height: number,
  slug?: string,
  size?: number,
];
/** As what a phrase stands in which picture, the index of its box there, how many letters have room. */
type Standing = readonly [control: PhraseControl, picture: string, box: number, room?: number];

/** What `npm run sights` took down from the stories. */
const { pictures, phrases } = sights as unknown as {
  pictures: Readonly<Record<string, readonly Drawn[]>>;
  phrases: Readonly<Record<string, readonly Standing[]>>;
};

/** Where a frame of a length begins, so that what is shown stands in the middle of it. */
const startFor = (at: number, length: number, frame: number): number =>
  Math.max(0, Math.round(at + Math.min(length, frame) / 2 - frame / 2));

/** The upper left corner of what is shown of a picture: a cut as wide as a small phone. */
const cornerFor = (drawn: readonly Drawn[], [, x, y, width, height]: Drawn): [number, number] => {
  const right = Math.max(...drawn.map(([, left, , wide]) => left + wide));
  const most = Math.max(0, right - PHRASE_PICTURE_WIDTH);
  return [
    Math.min(most, startFor(x, width, PHRASE_PICTURE_WIDTH)),
    startFor(y, height, PHRASE_PICTURE_HEIGHT),
  ];
};

const shownOf = (
  [tone, x, y, width, height, slug, size]: Drawn,
  [left, top]: readonly [number, number],
  texts: PhraseMap,
): PictureBox[] => {
  const from = Math.max(0, y - top);
  const to = Math.min(PHRASE_PICTURE_HEIGHT, y - top + height);
  if (from >= to || x + width <= left || x >= left + PHRASE_PICTURE_WIDTH) return [];
  const box = { tone, x: x - left, y: from, width, height: to - from };
  if (slug === undefined) return [box];
  return [{ ...box, text: texts[slug] ?? '', ...(size !== undefined && { size }) }];
};

const sightOf = ([control, picture, at, room]: Standing, texts: PhraseMap): PhraseSight[] => {
  const drawn = pictures[picture] ?? [];
  const own = drawn[at];
  if (own === undefined) return [];
  const corner = cornerFor(drawn, own);
  return [
    {
      control,
      ...(room !== undefined && { room }),
      boxes: drawn.flatMap((box) =>
        shownOf(box, corner, texts).map((shown) => (box === own ? { ...shown, own: true } : shown)),
      ),
    },
  ];
};

/** Slugs that a story shows. */
export const sightedSlugs: readonly string[] = Object.keys(phrases);

/** How many letters two slugs begin with alike. */
const alike = (one: string, other: string): number => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? one.length : at;
};

/** What stands nearest to a phrase that no story shows: of its page of words, by its first letters. */
const neighbourOf = (slug: string): string =>
  sightedSlugs
    .filter((other) => pageOfSlug(other) === pageOfSlug(slug))
    .reduce((best, other) => (alike(slug, other) > alike(slug, best) ? other : best), '');

/** What is read aloud alone comes last. */
const isUnseen = ([control]: Standing): number => (control === 'name' ? 1 : 0);

const standingsOf = (slug: string): Standing[] =>
  (phrases[slug] ?? []).toSorted((one, other) => isUnseen(one) - isUnseen(other));

/** The place beside which a phrase stands that no story shows; none where no story shows its page. */
const sightNear = (slug: string, texts: PhraseMap): PhraseSight[] =>
  standingsOf(neighbourOf(slug))
    .slice(0, 1)
    .flatMap((standing) => sightOf(standing, texts))
    .map(({ boxes }) => ({
      control: 'near',
      boxes: boxes.map((box) => ({ ...box, own: undefined })),
    }));

/**
 * Where a phrase stands, or the phrase of a plural form; pictures speak by `texts`. Of what no story
 * shows, one of the place beside it.
 */
export const sightsOf = (slug: string, texts: PhraseMap): PhraseSight[] => {
  const phrase = phraseOfSlug(slug);
  const standings = standingsOf(phrases[slug] === undefined ? phrase : slug);
  return standings.length > 0
    ? standings.flatMap((each) => sightOf(each, texts))
    : sightNear(phrase, texts);
};
