import { RENDERED_MARKER } from '../../../contract/phrase.rules';
import type { Wording, WordingState } from '../../../contract/suggestion';
import { marksIn } from '../../../machines/phrase/marks.rules';

/** Where translating has its own controls: nothing in there is outlined or opened. */
const TOOLS = '[data-translator]';
const MARKED = 'data-wordings';
const LOOKS = 'data-wording';
const MADE_REACHABLE = 'data-wording-reach';

const spoken = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** Of several phrases in one place the one that needs most is seen. */
const urgency: readonly WordingState[] = [
  'missing',
  'disputed',
  'suggested',
  'machine-made',
  'shipped',
  'accepted',
];

const isReachable = (element: Element): boolean =>
  element.closest('a[href], button, input, select, textarea, [tabindex]') !== null;

const clear = (element: Element): void => {
  element.removeAttribute(MARKED);
  element.removeAttribute(LOOKS);
  if (element.hasAttribute(MADE_REACHABLE)) element.removeAttribute('tabindex');
  element.removeAttribute(MADE_REACHABLE);
};

/** The elements of a page that show phrases, each with the numbers of those. */
const found = (page: HTMLElement): Map<Element, Set<number>> => {
  const all = new Map<Element, Set<number>>();
  const note = (element: Element | null, text: string) => {
    if (element === null || element.closest(TOOLS) !== null) return;
    const marks = all.get(element) ?? new Set();
    for (const mark of marksIn(text)) marks.add(mark);
    if (marks.size > 0) all.set(element, marks);
  };
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text.nodeValue?.includes(RENDERED_MARKER)) note(text.parentElement, text.nodeValue);
  for (const name of spoken)
    for (const element of page.querySelectorAll(`[${name}*="${RENDERED_MARKER}"]`))
      note(element, element.getAttribute(name) ?? '');
  return all;
};

const outline = (page: HTMLElement, wordings: readonly Wording[]): void => {
  const all = found(page);
  for (const element of page.querySelectorAll(`[${MARKED}]`)) if (!all.has(element)) clear(element);
  for (const [element, marks] of all) {
    const states = [...marks].map((mark) => wordings[mark]?.state);
    element.setAttribute(MARKED, [...marks].join(' '));
    element.setAttribute(LOOKS, urgency.find((state) => states.includes(state)) ?? 'shipped');
    if (isReachable(element)) continue;
    element.setAttribute('tabindex', '0');
    element.setAttribute(MADE_REACHABLE, '');
  }
};

/**
 * Outlines every phrase of a page, now and whenever it changes, and tells which ones were pressed, by
 * their numbers. With Alt a press is the page's own. Ends with the function returned.
 */
export const outlinePhrases = (
  page: HTMLElement,
  wordings: readonly Wording[],
  pressed: (marks: readonly number[]) => void,
): (() => void) => {
  outline(page, wordings);
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => outline(page, wordings));
  });
  watch.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...spoken],
  });
  const take = (event: MouseEvent | KeyboardEvent) => {
    if (event.altKey || !(event.target instanceof Element)) return;
    if (event.target.closest(TOOLS) !== null) return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== 'Enter') return;
    const within = isKey ? event.target.querySelector(`[${MARKED}]`) : null;
    const element = event.target.closest(`[${MARKED}]`) ?? within;
    if (element === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed((element.getAttribute(MARKED) ?? '').split(' ').map(Number));
  };
  page.addEventListener('click', take, true);
  page.addEventListener('keydown', take, true);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    page.removeEventListener('click', take, true);
    page.removeEventListener('keydown', take, true);
    for (const element of page.querySelectorAll(`[${MARKED}]`)) clear(element);
  };
};
