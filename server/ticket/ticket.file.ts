import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Happened } from '../../contract/happened';
import { unpacked } from '../../contract/happened.rules';
import { HAPPENED_BYTES_MAX } from '../../contract/limits';
import type { TicketAttachment } from '../../contract/ticket';
import { makeImage } from '../image/image.process';
import type { Secrets } from '../secret/secret';
import type { KeptFile } from './ticket.events';

const PURPOSE = 'ticket file';

/** Where a file is read by whoever was told: `/files/attachment_4f….{mac}`. */
export const fileUrl = (secrets: Pick<Secrets, 'seal'>, id: string): string =>
  `/files/${secrets.seal(PURPOSE, id)}`;

/** Files of a message as they are told to those who may read it. */
export const shownFiles = (
  secrets: Pick<Secrets, 'seal'>,
  files: readonly KeptFile[],
): TicketAttachment[] =>
  files.map(({ id: _id, ...file }) => ({ _id, ...file, url: fileUrl(secrets, _id) }));

/** The file behind the last part of such an address; undefined for one that we did not make. */
export const fileBehind = (secrets: Pick<Secrets, 'open'>, name: string): string | undefined =>
  secrets.open(PURPOSE, name);

/** How far from its end a PDF says that it ends. */
const TAIL_BYTES = 1_024;

/** A PDF by its content, whatever its name says: it begins and ends as one. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' &&
  bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)).includes('%%EOF');

const unzipped = promisify(gunzip);
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** What happened in a tab, by its content; what swells to more than it may is nothing. */
const isHappened = async (bytes: Buffer): Promise<boolean> => {
  try {
    const text = String(await unzipped(bytes, { maxOutputLength: HAPPENED_BYTES_MAX }));
    unpacked(Happened.parse(JSON.parse(text)));
    return true;
  } catch {
    return false;
  }
};

export interface MadeFile<Type = KeptFile['type']> {
  readonly type: Type;
  readonly bytes: Buffer;
}
type Made<Type> = MadeFile<Type> | 'too late' | undefined;

/** A PDF as it came, or a picture made anew; see `makeImage` for what else it answers. */
export const makePaper = async (bytes: Buffer): Promise<Made<'image' | 'pdf'>> => {
  if (isPdf(bytes)) return { type: 'pdf', bytes };
  const made = await makeImage(bytes, 'folder');
  if (made === undefined || made === 'too late') return made;
  return { type: 'image', bytes: made.sizes.whole };
};

/** What is put to a ticket: a picture, a paper, or what happened as it came. */
export const makeFile = async (bytes: Buffer): Promise<Made<KeptFile['type']>> => {
  if (!isGzip(bytes)) return makePaper(bytes);
  return (await isHappened(bytes)) ? { type: 'happened', bytes } : undefined;
};
