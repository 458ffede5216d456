/** A slug that the platform does not know. */
export const isMissing = (known: readonly string[], slug: string): boolean => !known.includes(slug);
