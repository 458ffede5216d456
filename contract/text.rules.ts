/**
 * Signs that a player's text cannot carry: control characters but the line break, half surrogates,
 * which no database stores, and the overrides of reading direction, which would turn the text
 * around it.
 */
const UNFIT = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\ufeff]/gu;
/** Empty lines beyond one push away what others wrote. */
const GAPS = /\n{3,}/g;

/** What somebody typed as it is kept: composed, trimmed, without signs that do harm. */
export const plainText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNFIT, '')
    .normalize('NFC')
    .replace(GAPS, '\n\n')
    .trim();
