/** A glyph may lean out of its box by this, in pixels. */
export const LEAN = 2;
/** Lines may be set tightly: the middle half of each is where its letters are. */
const EDGE = 0.25;
/** What lets so little through hides what is under it. */
const OPAQUE = 0.75;

interface Line {
  text: Text;
  box: DOMRect;
}

const linesOf = (text: Text): Line[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(({ left, top, width, height }) => ({
    text,
    box: new DOMRect(left, top + height * EDGE, width, height * (1 - 2 * EDGE)),
  }));
};

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Where two lines meet, by more than their letters lean. */
const meeting = (one: DOMRect, other: DOMRect): DOMRect | undefined => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - left;
  const height = Math.min(one.bottom, other.bottom) - top;
  return width > LEAN && height > LEAN ? new DOMRect(left, top, width, height) : undefined;
};

const isGround = (element: Element): boolean => {
  if (element.matches('img, canvas, video')) return true;
  const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element);
  if (backgroundImage !== 'none' || backdropFilter !== 'none') return true;
  const alpha = /(?:,|\/)\s*([\d.]+)\)$/.exec(backgroundColor)?.[1];
  if (backgroundColor.startsWith('rgb(')) return true;
  return alpha === undefined ? backgroundColor !== 'transparent' : Number(alpha) >= OPAQUE;
};

/**
 * Whether the letters of both are seen where two lines meet: neither is cut off there, and nothing
 * that hides stands between them, as the ground of a badge or of a header that stays does.
 */
const areBothSeen = (one: Text, other: Text, { x, y, width, height }: DOMRect): boolean => {
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  const places = [one, other].map(({ parentElement }) =>
    parentElement === null ? -1 : stack.indexOf(parentElement),
  );
  if (places.includes(-1)) return false;
  return !stack.slice(Math.min(...places), Math.max(...places)).some(isGround);
};

const meetingOf = (one: Text, other: Text): DOMRect | undefined => {
  for (const { box } of linesOf(one))
    for (const line of linesOf(other)) {
      const met = meeting(box, line.box);
      if (met !== undefined) return met;
    }
  return undefined;
};

/** Pairs of texts whose lines meet, those from above first. */
const meetings = (texts: readonly Text[]): [Text, Text][] => {
  const lines = texts.flatMap(linesOf).toSorted((one, other) => one.box.top - other.box.top);
  const pairs = new Map<Text, Set<Text>>();
  for (const [index, { text, box }] of lines.entries())
    for (const line of lines.slice(index + 1)) {
      if (line.box.top > box.bottom) break;
      if (line.text === text || meeting(box, line.box) === undefined) continue;
      pairs.set(text, (pairs.get(text) ?? new Set()).add(line.text));
    }
  return [...pairs].flatMap(([one, others]) =>
    [...others].map((other): [Text, Text] => [one, other]),
  );
};

/** Makes everything answer where it stands, also what lets presses through; gives what ends that. */
const openToPoints = (): (() => void) => {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { pointer-events: auto !important; }';
  document.head.append(style);
  return () => style.remove();
};

/**
 * Pairs of texts whose letters stand over each other, both to be seen, as the page is laid out now. The page is
 * scrolled to each pair that may be one, and back.
 */
export const overlaps = (texts: readonly Text[]): [Text, Text][] => {
  const seen = texts.filter(
    ({ data, parentElement, isConnected }) =>
      isConnected && data.trim() !== '' && parentElement !== null && isSeen(parentElement),
  );
  const near = meetings(seen);
  if (near.length === 0) return [];
  const close = openToPoints();
  const [left, top] = [window.scrollX, window.scrollY];
  const found = near.filter(([one, other]) => {
    other.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const met = meetingOf(one, other);
    return met !== undefined && areBothSeen(one, other, met);
  });
  window.scrollTo({ left, top, behavior: 'instant' });
  close();
  return found;
};
