import { RENDERED_MARKER } from '../../../contract/phrase.rules';
import type { Wording, WordingState } from '../../../contract/suggestion';
import { marksIn } from '../../../machines/phrase/marks.rules';

/** Where translating has its own controls: nothing in there is outlined or opened. */
const TOOLS = '[data-translator]';
const MARKED = 'data-wordings';
const LOOKS = 'data-wording';
const MADE_REACHABLE = 'data-wording-reach';
const SOUGHT = 'data-wording-sought';

/** What the keyboard stops at by itself. A place that scrolls, or takes the focus of a page, is none. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="option"], [role^="menuitem"], [role="tab"]';

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
  element.closest(CONTROLS) !== null || element.hasAttribute('tabindex');

const clear = (element: Element): void => {
  element.removeAttribute(MARKED);
  element.removeAttribute(LOOKS);
  element.removeAttribute(SOUGHT);
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
 * Scrolls to the first place of a screen that shows one of some phrases, and focuses it; false where
 * none does. What stands over the screen may be of the one before.
 */
export const showPhrase = (page: HTMLElement, marks: readonly number[]): boolean => {
  const element = marks
    .flatMap((mark) => [...page.querySelectorAll<HTMLElement>(`main [${MARKED}~="${mark}"]`)])
    .find((each) => each.checkVisibility());
  if (element === undefined) return false;
  for (const other of page.querySelectorAll(`[${SOUGHT}]`)) other.removeAttribute(SOUGHT);
  element.setAttribute(SOUGHT, '');
  element.scrollIntoView({ block: 'center' });
  (element.closest<HTMLElement>(CONTROLS) ?? element).focus({ preventScroll: true });
  return true;
};

/**
 * Outlines every phrase of a page, now and whenever it changes, and tells when that was done and which
 * ones were pressed, by their numbers. With Alt a press is the page's own. Ends with the function returned.
 */
export const outlinePhrases = (
  page: HTMLElement,
  wordings: readonly Wording[],
  { outlined, pressed }: { outlined: () => void; pressed: (marks: readonly number[]) => void },
): (() => void) => {
  const draw = () => {
    outline(page, wordings);
    outlined();
  };
  draw();
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
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
    const isControl = isKey && event.target.matches(CONTROLS);
    const within = isControl ? event.target.querySelector(`[${MARKED}]`) : null;
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
