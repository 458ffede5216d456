import { IMAGE_BYTES_MAX } from '../../contract/limits';
import type { KeptImage } from '../player/player.events';
import type { Box } from './image.sharp';

/** Of a player’s pictures, of those of the platform’s own look, and of covers of games. */
export type Place = KeptImage['place'] | 'brand' | 'game';
type ImageSize = 'whole' | 'small';

const boxes: Record<Place, Record<ImageSize, Box>> = {
  icon: {
    whole: { width: 512, height: 512, fit: 'cover' },
    small: { width: 128, height: 128, fit: 'cover' },
  },
  background: {
    whole: { width: 1_920, height: 1_080, fit: 'inside' },
    small: { width: 640, height: 360, fit: 'inside' },
  },
  folder: {
    whole: { width: 1_920, height: 1_920, fit: 'inside' },
    small: { width: 320, height: 320, fit: 'cover' },
  },
  brand: {
    whole: { width: 1_024, height: 512, fit: 'inside' },
    small: { width: 256, height: 128, fit: 'inside' },
  },
  game: {
    whole: { width: 800, height: 600, fit: 'cover' },
    small: { width: 192, height: 144, fit: 'cover' },
  },
};

const latin = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** What the bytes are, whatever their name says: the formats that pictures of players may have. */
const isPicture = (bytes: Buffer): boolean =>
  latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff' ||
  latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' ||
  (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') ||
  /^GIF8[79]a$/.test(latin(bytes, 0, 6)) ||
  (latin(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(bytes, 8, 12)));

const DATA_ADDRESS = /^data:[a-z0-9.+/-]{0,80};base64,/i;

/** The bytes of a data address or of bare base64; undefined when it is neither, or more than `max`. */
export const bytesOf = (file: string, max = IMAGE_BYTES_MAX): Buffer | undefined => {
  const text = file.slice(DATA_ADDRESS.exec(file)?.[0].length ?? 0);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > max ? undefined : bytes;
};

export interface MadeImage {
  readonly sizes: Readonly<Record<ImageSize, Buffer>>;
  /** Of the whole size, in pixels. */
  readonly width: number;
  readonly height: number;
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout:');

/**
 * Makes a picture anew from its pixels, in both sizes of its place, as WebP without metadata.
 * Undefined for what is no picture: another type than it says, torn, or too many pixels; `too late`
 * where the machine had no time for it, which says nothing of the picture.
 */
export const makeImage = async (
  bytes: Buffer,
  place: Place,
): Promise<MadeImage | 'too late' | undefined> => {
  if (!isPicture(bytes)) return undefined;
  // Many a start makes no picture: what makes them is loaded with the first.
  const { made } = await import('./image.sharp');
  try {
    const whole = await made(bytes, boxes[place].whole);
    const small = await made(bytes, boxes[place].small);
    const { width, height } = whole.info;
    return { sizes: { whole: whole.data, small: small.data }, width, height };
  } catch (error) {
    return isLate(error) ? 'too late' : undefined;
  }
};
