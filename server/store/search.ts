/**
 * The text as a pattern for `lower(column) like` that finds it anywhere, whatever its case: what
 * a player types is letters, never a wildcard that would list everything.
 */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
