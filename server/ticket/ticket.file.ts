import { makeImage } from '../image/image.process';
import type { Secrets } from '../secret/secret';
import type { KeptFile } from './ticket.events';

const PURPOSE = 'ticket file';

/** Where a file is read by whoever was told: `/files/attachment_4f….{mac}`. */
export const fileUrl = (secrets: Pick<Secrets, 'seal'>, id: string): string =>
  `/files/${secrets.seal(PURPOSE, id)}`;

/** The file behind the last part of such an address; undefined for one that we did not make. */
export const fileBehind = (secrets: Pick<Secrets, 'open'>, name: string): string | undefined =>
  secrets.open(PURPOSE, name);

/** How far from its end a PDF says that it ends. */
const TAIL_BYTES = 1_024;

/** A PDF by its content, whatever its name says: it begins and ends as one. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' &&
  bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)).includes('%%EOF');

export interface MadeFile {
  readonly type: KeptFile['type'];
  readonly bytes: Buffer;
}

/** A PDF as it came, or a picture made anew; see `makeImage` for what else it answers. */
export const makeFile = async (bytes: Buffer): Promise<MadeFile | 'too late' | undefined> => {
  if (isPdf(bytes)) return { type: 'pdf', bytes };
  const made = await makeImage(bytes, 'folder');
  if (made === undefined || made === 'too late') return made;
  return { type: 'image', bytes: made.sizes.whole };
};
