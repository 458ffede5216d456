import sharp from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../contract/limits';

/** Readers of other formats have no business with what strangers send: SVG, PDF and TIFF among them. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);

const QUALITY = 82;
/** On a clock that runs on while others use the processor: a limit for what never ends. */
const SECONDS_MAX = 20;

/** What a picture must fit into, or fill, in pixels. */
export interface Box {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}

/** The bytes of a picture made anew as WebP; throws for what is no picture, and where time is up. */
export const made = async (bytes: Buffer, box: Box) =>
  sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error', pages: 1 })
    // Turned as the camera was held, before that fact is thrown away with all the others.
    .autoOrient()
    .resize({ ...box, withoutEnlargement: box.fit === 'inside' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer({ resolveWithObject: true });
