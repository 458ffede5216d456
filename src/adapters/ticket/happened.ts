import type { Happened, HappenedPage } from '../../../contract/happened';
import { packed } from '../../../contract/happened.rules';
import { HAPPENED_MS, HAPPENED_PAGES_MAX } from '../../../contract/limits';
import { writtenOf } from '../../../machines/app/journal';
import { redact } from '../../../machines/app/redact';
import { type ToldHappened, tellHappened } from '../../../machines/ticket/happened.rules';
import { type Disk, openDisk } from '../disk';
import { type Taped, tapedPage } from '../tape';

/** Of this tab alone; gone with it. */
const KEY = 'happened';

type Kept = Pick<Disk, 'read' | 'write'>;

const isRecent = ({ start, entries }: HappenedPage, now: number): boolean =>
  now - (entries.at(-1)?.at ?? start.at) <= HAPPENED_MS;

const pageOf = ({ start, tape }: Taped): HappenedPage => {
  const { checkpoint, entries } = writtenOf(tape.recorded());
  return JSON.parse(JSON.stringify({ start: redact(start), checkpoint, entries })) as HappenedPage;
};

/** Pages of this tab that were left, each without its secrets. */
const left = (kept: Kept): HappenedPage[] => {
  try {
    return JSON.parse(kept.read(KEY) ?? '[]') as HappenedPage[];
  } catch {
    return [];
  }
};

/** The pages of this tab of the last ten minutes, the one that is open last. */
const pagesOf = (taped: Taped, kept: Kept, now: number): HappenedPage[] => {
  const before = taped.tape.hasForgotten()
    ? []
    : left(kept).filter((page) => page.start.at !== taped.start.at && isRecent(page, now));
  return [...before, pageOf(taped)].slice(-HAPPENED_PAGES_MAX);
};

/** Keeps what happened over a reload of the tab, as far as the browser lets it. */
export const keepHappened = (taped: Taped, kept: Kept, now: number): void =>
  kept.write(KEY, JSON.stringify(pagesOf(taped, kept, now)));

/** Keeps it whenever this page is left. */
export const keepOnLeave = (page: Pick<Window, 'sessionStorage' | 'addEventListener'>): void => {
  const tab = openDisk(() => page.sessionStorage);
  page.addEventListener('pagehide', () => {
    const taped = tapedPage();
    if (taped !== undefined) keepHappened(taped, tab, Date.now());
  });
};

const zipped = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

/** What happened in this tab, in plain words and as the file that would be sent. */
export const writeHappened = async (
  taped: Taped,
  kept: Kept,
  now: number,
): Promise<{ told: ToldHappened; file: Blob }> => {
  const pages = pagesOf(taped, kept, now);
  const happened: Happened = packed(pages);
  return { told: tellHappened(pages), file: await zipped(JSON.stringify(happened)) };
};
