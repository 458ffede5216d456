/** A Markdown table, a line an entry. */
export declare const table: (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
) => string[];
