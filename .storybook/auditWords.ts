import { offeredLanguages } from '../contract/country.rules';
import { playRules } from '../contract/play.rules';
import { kindNames } from '../src/views/payment/words';
import { regionsOf } from '../src/views/settings/regions';
import { beside } from '../stories/support/pseudo';
import { resize, SIZES } from './frame';
import { LEAN, overlaps } from './overlaps';

/** Attributes that are said to somebody. */
export const spoken = ['aria-label', 'placeholder', 'title', 'alt'];

/** What the language's own formats write: dates, times, sizes, spans, large numbers. */
const FORMATTED =
  /^\P{L}*(?:[A-Z][a-z]{2} \d{1,2}(?:, \d{4})?(?:, \d{1,2}:\d\d [AP]M)?|[\d.,]+ ?(?:kB|MB|[kKMB]×?)|\d+ (?:minute|hour|day|week|month|year)s?|(?:[\p{L} ]+, )?\d{1,2}:\d\d [AP]M)\P{L}*$/u;

const FILE = /\.(?:png|jpe?g|pdf)$/;
/** An id of a sample, or a number under it. */
const ID = /^[a-z]+_\d{4}(?::\d+)?$/;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters.flatMap((one) => letters.map((other) => one + other));
/** What stories of tables and of bare controls are given as words that a machine brought. */
const given = [
  'Balance',
  'Bruno',
  'Choose a picture',
  // What the product is called before its brand is known.
  'Fairground',
  'Ferris',
  'Insufficient amount',
  'Juniper',
  'Neon Nights',
  'Remove it',
  'River of Lanterns',
  'The step is not possible now',
  'This flight takes no bets any more',
  'Your letter',
  'Zodiac Sky',
];
/** Names that are of no phrase: places, languages, makers, rules' codes, what is on cards and keys. */
const named: ReadonlySet<string> = new Set([
  ...countries,
  ...countries.map((code) => new Intl.DisplayNames(['en-US'], { type: 'region' }).of(code) ?? ''),
  ...offeredLanguages.flatMap(({ code, origin }) => [
    origin,
    new Intl.DisplayNames(['en-US'], { type: 'language' }).of(code) ?? '',
  ]),
  ...['US', 'CA'].flatMap((country) => regionsOf(country).map(({ label }) => label)),
  ...letters,
  ...playRules,
  ...Object.values(kindNames),
  ...given,
]);

/** What says no phrase of the page's. */
export const isOwn = (element: Element, canvas: HTMLElement): boolean =>
  element.closest('script, style, kbd, svg, textarea') !== null ||
  // What says which language it is in is no phrase of the page's.
  canvas.contains(element.closest('[lang]'));

/** What a story's machines say in words of their own: every text among their values, and its lines. */
const valuesOf = (known: string): ReadonlySet<string> => {
  const values = new Set<string>();
  JSON.parse(known, (_, value) => {
    if (typeof value === 'string')
      for (const line of [value, ...value.split('\n')]) values.add(line.trim());
    return value;
  });
  return values;
};

const isKnown = (text: string, known: ReadonlySet<string>): boolean => {
  const plain = text.replace(/^[\s:,.·–—"“”()]+|[\s:,.·–—"“”()]+$/gu, '');
  return (
    !/\p{L}/u.test(plain) ||
    [text, plain].some((name) => named.has(name)) ||
    FORMATTED.test(plain) ||
    FILE.test(plain) ||
    ID.test(plain) ||
    [text, plain].some((name) => known.has(name))
  );
};

/** The texts of a story that may be phrases. */
export const textsOf = (canvas: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
    if (text.parentElement !== null && !isOwn(text.parentElement, canvas)) texts.push(text as Text);
  return texts;
};

/** Words on the page that are neither a phrase nor of what is `known`. */
const strangers = (canvas: HTMLElement, texts: readonly Text[], known: string): string[] => {
  const values = valuesOf(known);
  const said = spoken.flatMap((name) =>
    [...canvas.querySelectorAll(`[${name}]`)]
      .filter((element) => !isOwn(element, canvas))
      .map((element) => element.getAttribute(name) ?? ''),
  );
  return [...texts.map(({ data }) => data), ...said].filter(
    (text) => !isKnown(beside(text), values),
  );
};

type Clip = 'x' | 'y';
const clips = (style: CSSStyleDeclaration, axis: Clip): boolean =>
  ['hidden', 'clip'].includes(axis === 'x' ? style.overflowX : style.overflowY);
const scrolls = (style: CSSStyleDeclaration, axis: Clip): boolean =>
  ['auto', 'scroll'].includes(axis === 'x' ? style.overflowX : style.overflowY);

/** Whether a part of a text is cut off by something around it that does not scroll. */
export const isCut = (text: Text, canvas: HTMLElement): boolean => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  if (right - left < 1 || text.parentElement?.checkVisibility() === false) return false;
  const open: Record<Clip, boolean> = { x: true, y: true };
  for (
    let around = text.parentElement;
    around !== null && around !== canvas;
    around = around.parentElement
  ) {
    const style = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    // A slide on its way, and what is kept for those who do not see the page.
    if (around.hasAttribute('aria-roledescription')) return false;
    if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') return false;
    const isOut = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    if (open.x && clips(style, 'x') && (left < box.left - LEAN || right > box.right + LEAN))
      return !isOut;
    if (open.y && clips(style, 'y') && (top < box.top - LEAN || bottom > box.bottom + LEAN))
      return !isOut;
    for (const axis of ['x', 'y'] as const) if (scrolls(style, axis)) open[axis] = false;
  }
  return false;
};

/** What is wrong with how texts stand, as the page is laid out now; `where` says how that is. */
const misplaced = (canvas: HTMLElement, texts: readonly Text[], where: string): string[] => {
  const phrases = texts.filter(
    ({ data, isConnected }) => isConnected && data.includes('⟦') && beside(data) === '',
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...phrases
      .filter((text) => isCut(text, canvas))
      .map(({ data }) => `is cut at ${where}: ${data}`),
    ...overlaps(texts).map(
      ([one, other]) => `overlap at ${where}: ${one.data.trim()} | ${other.data.trim()}`,
    ),
    ...(scrollWidth > clientWidth ? [`is wider than a page of ${where}`] : []),
  ];
};

/**
 * Looks at a story at rest that speaks a language nobody speaks: every word on it is a phrase, or of
 * what is `known` to it, where that is told; in three sizes and both directions no phrase is cut, no
 * text stands over another, and nothing is wider than the page. The last size and direction stay.
 * Throws one error that names every finding.
 */
export const auditWords = async (canvas: HTMLElement, known: string | undefined): Promise<void> => {
  const texts = textsOf(canvas);
  const unknown = known === undefined ? [] : strangers(canvas, texts, known);
  const findings = unknown.map((text) => `is no phrase: ${text}`);
  const root = document.documentElement;
  const look = (): number =>
    findings.push(...misplaced(canvas, texts, `${window.innerWidth} ${root.dir}`));
  for (const [width, height] of SIZES) {
    await resize(width, height);
    look();
    root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
    look();
  }
  if (findings.length > 0)
    throw new Error(`${findings.length} findings\n${[...new Set(findings)].join('\n')}`);
};
