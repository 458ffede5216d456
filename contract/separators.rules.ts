import type { Separators } from './amount.rules';

/** What a language itself writes between groups of digits and before a fraction. */
export const separatorsOf = (code: string): Separators => {
  const parts = new Intl.NumberFormat(code, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const written = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return { decimal: written('decimal') ?? '.', thousands: written('group') ?? ',' };
};
