/** How much of its quality a picture may lose so that it is small enough, the least loss first. */
const qualities = [0.9, 0.8, 0.65, 0.5] as const;
/** And how much smaller its sides may become. */
const scales = [1, 0.75, 0.5, 0.35] as const;

export interface PictureBounds {
  /** Pixels of the longer side. */
  side: number;
  /** Signs of the data address. */
  signs: number;
}

/**
 * A picture of this device as a data address of WebP within bounds, drawn anew and so without what
 * its file tells of whoever made it. Undefined where it is none, or cannot be made so small.
 */
export const pictureOf = async (
  file: Blob,
  { side, signs }: PictureBounds,
): Promise<string | undefined> => {
  const drawn = await createImageBitmap(file).catch(() => undefined);
  if (drawn === undefined) return undefined;
  const fits = Math.min(1, side / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  for (const scale of scales) {
    canvas.width = Math.max(1, Math.round(drawn.width * fits * scale));
    canvas.height = Math.max(1, Math.round(drawn.height * fits * scale));
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    for (const quality of qualities) {
      const address = canvas.toDataURL('image/webp', quality);
      if (address.length <= signs) return address;
    }
  }
  return undefined;
};
