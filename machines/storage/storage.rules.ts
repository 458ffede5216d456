import * as z from 'zod/mini';
import { playModes } from '../../contract/play.rules';
import { CountryCode, Currency, LanguageCode } from '../../contract/words';
import type { StorageKey } from './storage.words';

const Text = z.string().check(z.minLength(1));

/** What each key may hold, as it is parsed from JSON; `token`, `magic` and the choices are plain. */
const shapes = {
  token: Text,
  magic: Text,
  palette: z.enum(['dark', 'light', 'system']),
  playMode: z.enum(playModes),
  view: z.enum(['flag', 'level']),
  countrySelected: z.object({ code: CountryCode, currency: Currency }),
  languageV2: z.object({ code: LanguageCode }),
  languageDeclined: LanguageCode,
  push: z.object({ player: z.optional(z.string()), dismissed: z.optional(z.boolean()) }),
  translatesV2: z.record(z.string(), z.record(z.string(), z.string())),
  favourites: z.array(z.string()),
} satisfies Record<StorageKey, z.ZodMiniType>;

const plain: ReadonlySet<StorageKey> = new Set([
  'token',
  'magic',
  'languageDeclined',
  'palette',
  'playMode',
  'view',
]);

/** What storage held at the start; a key that is missing or spoilt is absent. */
export type Stored = { [Key in StorageKey]?: z.infer<(typeof shapes)[Key]> };

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
    (Object.keys(shapes) as StorageKey[]).flatMap((key) => {
      const text = raw(key);
      if (text === null) return [];
      const read = shapes[key].safeParse(plain.has(key) ? text : parse(text));
      return read.success ? [[key, read.data]] : [];
    }),
  );
