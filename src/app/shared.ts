/**
 * Makes the same of the same, once for all views: a hundred of them are drawn at a time, and what
 * writes numbers, dates and plural forms costs more to make than what it writes.
 */
export const shared = <Parts extends readonly unknown[], Made>(
  make: (...parts: Parts) => Made,
): ((...parts: Parts) => Made) => {
  let last: { readonly parts: Parts; readonly made: Made } | undefined;
  return (...parts) => {
    if (last === undefined || parts.some((part, at) => part !== last?.parts[at]))
      last = { parts, made: make(...parts) };
    return last.made;
  };
};
