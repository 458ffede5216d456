import { elements, isBehind, isOf, isOpen, nameOf } from './hand';
import { fingerprint } from './value';

/** What a person finds on the page. */
interface Page {
  /** Headings, and what is said aloud. */
  sees: string[];
  /** Controls that take a press or a letter. */
  open: string[];
  closed: string[];
}

const SHOWN = 14;
const NAME_LENGTH = 70;
/** Whatever takes a press or a letter. */
const kinds = Object.entries({
  ...isOf,
  field: (element: Element) =>
    ['textarea', 'select'].includes(element.localName) ||
    (element.localName === 'input' && !isOf.radio(element) && !isOf.checkbox(element)),
});
const isSpoken = (element: Element): boolean =>
  ['h1', 'h2', 'h3'].includes(element.localName) ||
  ['alert', 'status'].includes(element.getAttribute('role') ?? '') ||
  element.getAttribute('aria-busy') === 'true';

const textOf = (element: Element): string => {
  const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const isBusy = element.getAttribute('aria-busy') === 'true' && !element.matches('button');
  return isBusy ? 'busy' : text;
};

/** The same once, with how often. */
const counted = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
};

/** The page as it stands. */
const pageOf = (): Page => {
  const all = elements();
  const controls = kinds.flatMap(([role, isIt]) =>
    all
      .filter((element) => isIt(element) && !isBehind(element))
      .map((element) => ({ role, element })),
  );
  const named = (wanted: boolean) =>
    controls
      .filter(({ element }) => isOpen(element) === wanted)
      .map(({ role, element }) => `${role} ${nameOf(element)}`);
  const sees = all
    .filter((element) => isSpoken(element) && !isBehind(element))
    .map(textOf)
    .filter((text) => text !== '');
  return { sees: counted(sees), open: counted(named(true)), closed: counted(named(false)) };
};

const everywhere = (all: readonly string[][]): Set<string> =>
  new Set(all[0]?.filter((name) => all.every((names) => names.includes(name))) ?? []);

const told = (says: string, names: readonly string[]): string => {
  if (names.length === 0) return '';
  const shown = names.slice(0, SHOWN).map((name) => name.slice(0, NAME_LENGTH));
  return `${says} ${[...shown, ...(names.length > SHOWN ? [`… ${names.length}`] : [])].join('; ')}`;
};

/** What pages show and offer, by the state that the machine stands in. */
export class Pages {
  readonly #pages = new Map<string, { state: string; page: Page; cases: number }>();

  /** Takes down the page as it stands in a state. */
  note(state: string): void {
    const page = pageOf();
    const key = JSON.stringify([state, page]);
    const known = this.#pages.get(key);
    if (known === undefined) this.#pages.set(key, { state, page, cases: 1 });
    else known.cases += 1;
  }

  /** Takes over what others have noted, in their order. */
  add(others: Pages): void {
    for (const [key, { cases, ...page }] of others.#pages) {
      const known = this.#pages.get(key);
      if (known === undefined) this.#pages.set(key, { ...page, cases });
      else known.cases += cases;
    }
  }

  /**
   * A line for what is on every page, then one for each state and page: what it says, which controls
   * are open and closed, how often it was met and the print of all of it.
   */
  toString(): string {
    const met = [...this.#pages];
    const of = (part: keyof Page) => everywhere(met.map(([, { page }]) => page[part]));
    const common = { sees: of('sees'), open: of('open'), closed: of('closed') };
    const lineOf = (state: string, page: Page) =>
      [state, told('sees', page.sees), told('may', page.open), told('may not', page.closed)]
        .filter((part) => part !== '')
        .join(' | ');
    const without = (part: keyof Page, page: Page) =>
      page[part].filter((name) => !common[part].has(name));
    return [
      lineOf('everywhere', {
        sees: [...common.sees],
        open: [...common.open],
        closed: [...common.closed],
      }),
      ...met.map(([key, { state, page, cases }]) => {
        const rest = {
          sees: without('sees', page),
          open: without('open', page),
          closed: without('closed', page),
        };
        return `${lineOf(state, rest)} | ${cases} · ${fingerprint(key)}`;
      }),
    ].join('\n');
  }
}
