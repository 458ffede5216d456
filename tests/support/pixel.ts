/** A PNG of one pixel, in base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The same as the address of a picture. */
export const PIXEL_URL = `data:image/png;base64,${PIXEL}`;
