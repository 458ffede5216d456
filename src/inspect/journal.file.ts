import * as z from 'zod/mini';
import { Happened, type HappenedPage } from '../../contract/happened';
import { unpacked } from '../../contract/happened.rules';
import type { Start } from '../../machines/app/start';
import type { Entry, Recording } from '../../machines/app/tape';
import { momentAt } from './moment';
import type { AppTab, Report } from './report';

/** A page of a file, as a tab tells of itself. */
export interface Told {
  app: AppTab;
  start: Start;
  recording: Recording;
}

/** What the inspector saves: one page, as it is. */
const Saved = z.object({
  start: z.looseObject({ at: z.number(), to: z.string() }),
  checkpoint: z.optional(z.unknown()),
  entries: z.array(z.looseObject({ n: z.int(), at: z.number(), to: z.string() })),
});

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

const textOf = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const file = new Blob([bytes]).stream();
  const plain = isGzip(bytes) ? file.pipeThrough(new DecompressionStream('gzip')) : file;
  return new Response(plain).text();
};

const pagesOf = (value: unknown): HappenedPage[] => {
  const happened = Happened.safeParse(value);
  return z
    .array(Saved)
    .parse(happened.success ? unpacked(happened.data) : [value]) as HappenedPage[];
};

/**
 * The pages of a journal: of one that was saved here, or of what happened as it is put to a ticket.
 * Throws where the file is neither.
 */
export const journalAt = async (url: string): Promise<Told[]> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file is not there (${response.status})`);
  const text = await textOf(new Uint8Array(await response.arrayBuffer()));
  return pagesOf(JSON.parse(text)).map(({ start, checkpoint, entries }, index) => ({
    app: { id: `${url}#${index}`, to: start.to, at: start.at },
    start: start as unknown as Start,
    recording: { checkpoint, entries: entries as Entry[] },
  }));
};

/** A page as a tab would tell everything: its actors stand as they did when it was sent. */
export const toldOf = ({ app, start, recording }: Told): Report => {
  const last = recording.entries.at(-1)?.n ?? 0;
  const { actors } = momentAt(start, recording, last);
  return { type: 'app.told', app: app.id, start, recording, actors };
};
