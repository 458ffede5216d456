/** What is typed as a list: parts with commas, semicolons or spaces between. */
export const listed = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((part) => part !== '');

/** A moment (ISO 8601, in UTC) as its field has it: minutes, without a zone; empty without one. */
export const typedMoment = (at: string | undefined): string => at?.slice(0, 16) ?? '';

/** The moment that such a field means. */
export const momentOf = (typed: string): string => `${typed}:00.000Z`;

/** The number that is typed; NaN, which is none, where nothing is. */
export const numberOf = (typed = ''): number => (typed.trim() === '' ? Number.NaN : Number(typed));
