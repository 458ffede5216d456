import { playModes } from '../../contract/play.rules';
import { countryPattern, currencyPattern, languagePattern } from '../../contract/words.rules';
import { aFlag, aText, fields, listOf, mapOf, matching, oneOf, type ReadBy } from '../kit/read';
import type { StorageKey } from './storage.words';

const languageCode = matching(languagePattern);
const someText = matching(/./s);

/** What each key may hold, as it is parsed from JSON; `token`, `magic` and the choices are plain. */
const reads = {
  token: someText,
  magic: someText,
  palette: oneOf('dark', 'light', 'system'),
  playMode: oneOf(...playModes),
  sound: oneOf('on', 'off'),
  view: oneOf('flag', 'level'),
  countrySelected: fields({ code: matching(countryPattern), currency: matching(currencyPattern) }),
  languageV2: fields({ code: languageCode }),
  languageDeclined: languageCode,
  push: fields({}, { player: aText, dismissed: aFlag }),
  translatesV2: mapOf(mapOf(aText)),
  favourites: listOf(aText),
} satisfies Record<StorageKey, (value: unknown) => unknown>;

const plain: ReadonlySet<StorageKey> = new Set([
  'token',
  'magic',
  'languageDeclined',
  'palette',
  'playMode',
  'sound',
  'view',
]);

/** What storage held at the start; a key that is missing or spoilt is absent. */
export type Stored = { [Key in StorageKey]?: ReadBy<(typeof reads)[Key]> };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the raw texts of local storage. Nothing in it may stop the product from starting. */
export const readStored = (raw: (key: StorageKey) => string | null): Stored =>
  Object.fromEntries(
    (Object.keys(reads) as StorageKey[]).flatMap((key) => {
      const text = raw(key);
      if (text === null) return [];
      const value = reads[key](plain.has(key) ? text : parse(text));
      return value === undefined ? [] : [[key, value]];
    }),
  );
