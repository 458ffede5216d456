import { useMemo } from 'react';
import rosetta from 'rosetta';
import { isolated } from '../../contract/country.rules';
import type { PhraseMap } from '../../contract/phrase';
import { cleanSlug } from '../../contract/phrase.rules';
import { appName } from '../../machines/branding/branding.select';
import { language } from '../../machines/country/locale.select';
import { phraseOf } from '../../machines/phrase/translations.rules';
import { isMissing, lackingFor, phrases } from '../../machines/phrase/translations.select';
import { type House, useResident, useView } from './house';
import { shared } from './shared';

type Values = Readonly<Record<string, string | number>>;

/** The text of a phrase, its placeholders filled. */
export type Say = (slug: string, values?: Values) => string;

/** The slug of a phrase's form for a number, `Lobby.{count} games#one`, where there is one. */
const pluralOf = (slug: string, values: Values, rules: Intl.PluralRules): string | undefined => {
  const count = Object.values(values).find((value) => typeof value === 'number');
  return typeof count === 'number' ? `${slug}#${rules.select(count)}` : undefined;
};

/** Speaks a language from its flat map of slug to text. `missing` hears slugs without a text. */
export const speech = (
  code: string,
  map: PhraseMap,
  name: string,
  missing: (slug: string) => void = () => undefined,
): Say => {
  const words = rosetta<PhraseMap>({ [code]: map });
  words.locale(code);
  const rules = new Intl.PluralRules(code);
  // A path of one step: a dotted key would be split.
  const found = (slug: string | undefined): string => (slug === undefined ? '' : words.t([slug]));
  return (raw, values = {}) => {
    const slug = cleanSlug(raw);
    const text = found(pluralOf(slug, values, rules)) || found(slug);
    if (text === '') missing(slug);
    const texts = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, isolated(String(value), code)]),
    );
    return phraseOf(text === '' ? {} : { [slug]: text }, raw, name, texts);
  };
};

type Translations = House['translations'];

/** Speaks as `say` does; words of a group that is not here are asked for as they are said, once. */
const asking = (say: Say, translations: Translations): Say => {
  const asked = new Set<string>();
  return (slug, values) => {
    const group = lackingFor(translations.getSnapshot(), slug);
    if (group !== undefined && !asked.has(group)) {
      asked.add(group);
      // Not while React draws: an event would make other views draw in the middle of it.
      queueMicrotask(() => translations.send({ type: 'translations.want', groups: [group] }));
    }
    return say(slug, values);
  };
};

/** Speaks for all views, and reports a phrase that its group lacks. */
const reporting = shared(
  (code: string, map: PhraseMap, name: string, reporter: House['phrases'], words: Translations) =>
    speech(code, map, name, (slug) => {
      if (isMissing(words.getSnapshot(), slug))
        queueMicrotask(() => reporter.send({ type: 'phrases.report', slug }));
    }),
);

/** The speech of the player's language. */
export const useSay = (): Say => {
  const reporter = useResident('phrases');
  const translations = useResident('translations');
  const code = useView('locale', language);
  const map = useView('translations', phrases);
  const name = useView('branding', appName);
  const say = reporting(code, map, name, reporter, translations);
  return useMemo(() => asking(say, translations), [say, translations]);
};
