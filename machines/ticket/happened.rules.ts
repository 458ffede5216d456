import type { HappenedPage } from '../../contract/happened';

/** One step as its sender reads it. */
export interface ToldStep {
  /** Milliseconds since 1970. */
  at: number;
  /** Who was told, and what. */
  to: string;
  type: string;
}

/** What happened in a tab, in plain words, before it is sent. */
export interface ToldHappened {
  /** When it begins and ends, in milliseconds since 1970. */
  from: number;
  until: number;
  /** Addresses, each once, in the order in which they were first opened. */
  opened: string[];
  failed: number;
  steps: ToldStep[];
}

const addressesOf = ({ start, entries }: HappenedPage): string[] => [
  start.to,
  ...entries.flatMap(({ to, event }) =>
    to === 'app/router' && typeof event['to'] === 'string' ? [event['to']] : [],
  ),
];

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '/';

/** Tells of the pages of a tab, the last one last. */
export const tellHappened = (pages: readonly HappenedPage[]): ToldHappened => {
  const steps = pages.flatMap(({ entries }) =>
    entries.map(({ at, to, event }) => ({ at, to: to.replace(/^app\//, ''), type: event.type })),
  );
  const [from = pages[0]?.start.at ?? 0] = steps.map(({ at }) => at);
  return {
    from,
    until: steps.at(-1)?.at ?? from,
    opened: [...new Set(pages.flatMap(addressesOf).map(pathOf))],
    failed: steps.filter(({ type }) => type === 'port.failed').length,
    steps,
  };
};
