import { ImageUrl, imageOf } from '../../contract/image';
import type { Queries } from '../store/database';

/** Keeps those of these pictures that lie here, as an event names them; other addresses are passed over. */
export const keepImages = async (tx: Queries, urls: readonly string[]): Promise<void> => {
  const images = urls.filter((url) => ImageUrl.safeParse(url).success).map(imageOf);
  if (images.length > 0) await tx`update image_files set kept = true where image in ${tx(images)}`;
};
