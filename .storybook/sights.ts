import { commands, page, server } from 'vitest/browser';
import { PHRASE_PICTURE_WIDTH } from '../contract/limits';
import type { PhraseControl, PictureTone } from '../contract/suggestion';
import { marksIn } from '../machines/phrase/marks.rules';
import { isCut, isOwn, spoken, textsOf } from './auditWords';

/** What is looked at, in pixels. A small phone first: what has room there has room everywhere. */
const SIZES = [
  [PHRASE_PICTURE_WIDTH, 740],
  [768, 1024],
  [1366, 768],
] as const;
/** Longer words are never told that they have no room. */
const ROOM_MAX = 80;
/** Nothing smaller is seen in a picture. */
const SEEN = 4;
/** Letters as they are in most languages: words of eight. */
const LETTERS = 'wortlaut '.repeat(ROOM_MAX);

/** What is drawn of one thing on a page, in pixels from its upper left corner. */
interface PlacedBox {
  tone: PictureTone;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The slug of what it says, and how large its letters are. */
  slug?: string;
  size?: number;
}

/** Where one phrase stands in a story. */
interface PlacedPhrase {
  slug: string;
  /** Index of its box. */
  box: number;
  control: PhraseControl;
  /** How many letters have room; absent where any number has. */
  room?: number;
}

/** What one story tells of where phrases stand in one width; narrow ones come first. */
interface StorySights {
  width: number;
  boxes: PlacedBox[];
  phrases: PlacedPhrase[];
}

const controls: readonly (readonly [PhraseControl, string])[] = [
  ['tab', '[role="tab"]'],
  ['option', 'option, [role="option"], [role="menuitem"], [role="menuitemradio"]'],
  ['button', 'button, summary, [role="button"]'],
  ['link', 'a'],
  ['heading', 'h1, h2, h3, h4, h5, h6, legend, caption, th'],
  ['label', 'label, dt'],
];
const controlOf = (element: Element): PhraseControl =>
  controls.find(([, selector]) => element.closest(selector) !== null)?.[0] ?? 'text';

/** What stays on one line as long as it can: a second one is no room. */
const isShort = (control: PhraseControl): boolean => control !== 'text';

const rangeOf = (text: Text): Range => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range;
};

const linesOf = (text: Text): number =>
  new Set([...rangeOf(text).getClientRects()].map(({ top }) => Math.round(top))).size;

/** The most letters that fit where a text stands; undefined where any number does. */
const roomOf = (text: Text, control: PhraseControl, canvas: HTMLElement): number | undefined => {
  const { data } = text;
  const lines = Math.max(1, linesOf(text));
  const fits = (letters: number): boolean => {
    text.data = LETTERS.slice(0, letters);
    return !(isShort(control) && linesOf(text) > lines) && !isCut(text, canvas);
  };
  let [enough, many] = [1, ROOM_MAX];
  if (fits(many)) enough = many;
  else
    while (many - enough > 1) {
      const between = Math.floor((enough + many) / 2);
      if (fits(between)) enough = between;
      else many = between;
    }
  text.data = data;
  return enough === ROOM_MAX ? undefined : enough;
};

const colourOf = (name: string): string => {
  const probe = document.createElement('i');
  probe.style.backgroundColor = `var(--${name})`;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
};

const CLEAR = /^(?:transparent|.*[,/]\s*0(?:\.0\d*)?\))$/;

/** How an element is drawn; undefined where nothing of it is seen but what it holds. */
const toneOf = (element: Element, accent: string): PictureTone | undefined => {
  if (element.matches('img, canvas, video')) return 'picture';
  if (element.matches('svg')) return 'icon';
  if (element.matches('input, textarea, select')) return 'line';
  const style = getComputedStyle(element);
  if (style.backgroundImage.includes('url(')) return 'picture';
  if (style.backgroundColor === accent) return 'accent';
  if (!CLEAR.test(style.backgroundColor)) return 'raised';
  const edges = [style.borderTopWidth, style.borderBottomWidth];
  return edges.every((width) => Number.parseFloat(width) > 0) ? 'line' : undefined;
};

const within = (box: DOMRect, clip: DOMRect): DOMRect => {
  const [left, top] = [Math.max(box.left, clip.left), Math.max(box.top, clip.top)];
  return new DOMRect(
    left,
    top,
    Math.max(0, Math.min(box.right, clip.right) - left),
    Math.max(0, Math.min(box.bottom, clip.bottom) - top),
  );
};
const isSeen = ({ width, height }: DOMRect): boolean => width >= SEEN && height >= SEEN;

const placed = (tone: PictureTone, { x, y, width, height }: DOMRect): PlacedBox => ({
  tone,
  x: Math.round(x + window.scrollX),
  y: Math.round(y + window.scrollY),
  width: Math.round(width),
  height: Math.round(height),
});

/** What something is drawn within. */
interface Ground {
  /** Where it is not cut off. */
  clip: DOMRect;
  /** The nearest thing around it that is seen. */
  holder: DOMRect;
  /** What colour is behind it. */
  tone: PictureTone;
}

/** Draws a canvas from back to front, and notes where phrases stand. */
class Drawing {
  readonly boxes: PlacedBox[] = [];
  readonly phrases: PlacedPhrase[] = [];
  readonly #accent = colourOf('accent');
  readonly #page = new DOMRect(0, 0, window.innerWidth, 100_000);

  constructor(
    readonly canvas: HTMLElement,
    /** What stood on the page before the story did. */
    readonly earlier: ReadonlySet<Element>,
    /** The slugs of the phrases in a text, the outermost first. */
    readonly slugsIn: (text: string) => readonly string[],
  ) {}

  /** Draws the page, but for what stories before this one have left on it. */
  draw(): void {
    this.#element(document.body, { clip: this.#page, holder: this.#page, tone: 'line' });
  }

  #element(element: Element, ground: Ground): void {
    if (this.earlier.has(element) && !element.contains(this.canvas)) return;
    if (isOwn(element, this.canvas) && !element.matches('svg')) return;
    const style = getComputedStyle(element);
    if (style.display === 'contents') {
      this.#within(element, ground);
      return;
    }
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    // What lies over the page is not cut off by what holds it.
    const isOver = style.position === 'fixed' || element.matches('dialog');
    const around = isOver ? this.#page : ground.clip;
    const shown = within(element.getBoundingClientRect(), around);
    const tone = toneOf(element, this.#accent);
    const at = this.boxes.length;
    if (tone !== undefined && isSeen(shown)) this.boxes.push(placed(tone, shown));
    this.#spoken(element, shown, at);
    if (element.matches('select'))
      for (const option of element.querySelectorAll('option'))
        this.#stands(option.textContent, 'option', shown, at);
    if (element.matches('svg'))
      for (const part of element.querySelectorAll('[aria-label], text')) {
        const box = within(part.getBoundingClientRect(), around);
        this.#stands(`${part.getAttribute('aria-label')} ${part.textContent}`, 'name', box);
      }
    if (element.matches('svg, select')) return;
    const cuts = [style.overflowX, style.overflowY].some((flow) => flow !== 'visible');
    const inner = cuts ? shown : around;
    this.#within(element, {
      clip: inner,
      holder: isSeen(shown) ? shown : ground.holder,
      tone: tone === 'accent' || tone === 'raised' ? tone : ground.tone,
    });
  }

  #within(element: Element, ground: Ground): void {
    for (const child of element.childNodes) {
      if (child instanceof Element) this.#element(child, ground);
      else if (child instanceof Text) this.#text(child, ground);
    }
  }

  /** What is said of an element to those who do not see it, or stands in it until one writes. */
  #spoken(element: Element, shown: DOMRect, at: number): void {
    for (const name of spoken)
      this.#stands(
        element.getAttribute(name) ?? '',
        name === 'placeholder' ? 'hint' : 'name',
        shown,
        at,
      );
  }

  /** Notes the phrases of a text at a box, which is drawn where nothing of it is seen itself. */
  #stands(text: string, control: PhraseControl, shown: DOMRect, at = this.boxes.length): void {
    const slugs = this.slugsIn(text);
    if (slugs.length === 0 || !isSeen(shown)) return;
    if (this.boxes.length === at) this.boxes.push(placed('line', shown));
    for (const slug of slugs) this.phrases.push({ slug, box: at, control });
  }

  #text(text: Text, { clip, holder, tone: behind }: Ground): void {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '') return;
    const box = rangeOf(text).getBoundingClientRect();
    const shown = within(box, clip);
    const control = controlOf(parent);
    if (!isSeen(shown)) {
      // Either there to be read aloud alone, or scrolled out of what holds it.
      const isRead = !isSeen(within(parent.getBoundingClientRect(), box));
      this.#stands(text.data, isRead ? 'name' : control, holder);
      return;
    }
    const slugs = this.slugsIn(text.data);
    const [slug] = slugs;
    if (slug === undefined) {
      this.boxes.push(placed('bar', shown));
      return;
    }
    const tone = behind === 'accent' ? 'said-on-accent' : 'said';
    const size = Math.round(Number.parseFloat(getComputedStyle(parent).fontSize));
    for (const each of slugs) this.phrases.push({ slug: each, box: this.boxes.length, control });
    this.boxes.push({ ...placed(tone, shown), slug, size });
  }
}

/** The least room that a phrase has in a story, by its slug. */
const roomsIn = ({ canvas, slugsIn }: Drawing): Map<string, number> => {
  const rooms = new Map<string, number>();
  for (const text of textsOf(canvas)) {
    const [slug] = slugsIn(text.data);
    if (slug === undefined || text.parentElement === null) continue;
    const room = roomOf(text, controlOf(text.parentElement), canvas);
    if (room !== undefined) rooms.set(slug, Math.min(room, rooms.get(slug) ?? ROOM_MAX));
  }
  return rooms;
};

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Lays a story out anew, with all that it folds. */
const layOut = async (canvas: HTMLElement, width: number, height: number): Promise<void> => {
  await page.viewport(width, height);
  // What asks for the width of the window is drawn anew in the next frame.
  await frame();
  await frame();
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const folded of canvas.querySelectorAll('details')) folded.open = true;
};

/**
 * Writes down where the phrases of a story stand: what is drawn around them, as which control, and how
 * many letters have room on a small phone. Its words carry the marks of translation mode: numbers
 * among `slugs`. What stood on the page before it (`earlier`) is not of it.
 */
export const takeSights = async (
  canvas: HTMLElement,
  id: string,
  slugs: readonly string[],
  earlier: ReadonlySet<Element>,
): Promise<void> => {
  document.documentElement.dataset['motion'] = 'none';
  const slugsIn = (text: string) => marksIn(text).flatMap((mark) => slugs[mark] ?? []);
  const sights: StorySights[] = [];
  for (const [width, height] of SIZES) {
    await layOut(canvas, width, height);
    const drawing = new Drawing(canvas, earlier, slugsIn);
    drawing.draw();
    const isNarrow = width === PHRASE_PICTURE_WIDTH;
    const rooms = isNarrow ? roomsIn(drawing) : new Map<string, number>();
    const phrases = drawing.phrases.map((each) => {
      const room = rooms.get(each.slug);
      return each.control === 'name' || room === undefined ? each : { ...each, room };
    });
    sights.push({ width, boxes: drawing.boxes, phrases });
  }
  const file = `${server.config.root}/node_modules/.cache/sights/${id}.json`;
  await commands.writeFile(file, JSON.stringify(sights));
};
