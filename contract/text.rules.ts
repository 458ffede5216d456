/**
 * Signs that a player's text cannot carry: control characters but the line break, half surrogates,
 * which no database stores, and the overrides of reading direction, which would turn the text
 * around it.
 */
const UNFIT = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\ufeff]|\p{Cs}/gu;
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
