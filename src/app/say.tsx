import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import rosetta from 'rosetta';
import { isolated } from '../../contract/country.rules';
import type { PhraseMap } from '../../contract/phrase';
import { cleanSlug } from '../../contract/phrase.rules';
import { appName } from '../../machines/branding/branding.select';
import { language } from '../../machines/country/locale.select';
import { phraseOf } from '../../machines/phrase/translations.rules';
import { isMissing, lackingFor, phrases } from '../../machines/phrase/translations.select';
import { type House, useResident, useView } from './house';

type Values = Readonly<Record<string, string | number>>;

/** The text of a phrase, its placeholders filled. */
export type Say = (slug: string, values?: Values) => string;

/** The slug of a phrase's form for a number, `Lobby.{count} games#one`, where there is one. */
const pluralOf = (slug: string, values: Values, rules: Intl.PluralRules): string | undefined => {
  const count = Object.values(values).find((value) => typeof value === 'number');
  return typeof count === 'number' ? `${slug}#${rules.select(count)}` : undefined;
};

/** What a speech tells while it speaks. */
interface Hearing {
  /** Whatever is looked up, whether it has a text or not. */
  said?: (slug: string) => void;
  /** Slugs without a text. */
  missing?: (slug: string) => void;
}

/** Speaks a language from its flat map of slug to text. */
export const speech = (
  code: string,
  map: PhraseMap,
  name: string,
  { said, missing }: Hearing = {},
): Say => {
  const words = rosetta<PhraseMap>({ [code]: map });
  words.locale(code);
  const rules = new Intl.PluralRules(code);
  const found = (slug: string | undefined): string => {
    if (slug === undefined) return '';
    said?.(slug);
    // A path of one step: a dotted key would be split.
    return words.t([slug]);
  };
  return (raw, values = {}) => {
    const slug = cleanSlug(raw);
    const text = found(pluralOf(slug, values, rules)) || found(slug);
    if (text === '') missing?.(slug);
    const texts = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, isolated(String(value), code)]),
    );
    return phraseOf(text === '' ? {} : { [slug]: text }, raw, name, texts);
  };
};

/** What any view has looked up: slugs, and those among them without a text. Both only grow. */
interface Said {
  readonly all: Set<string>;
  readonly without: Set<string>;
}

const saidNothing = (): Said => ({ all: new Set(), without: new Set() });

/** Whether other words leave all that was said as it is; one without a text may be missing by now. */
const leaves =
  ({ all, without }: Said) =>
  (one: PhraseMap, other: PhraseMap): boolean =>
    one === other ||
    ([...all].every((slug) => one[slug] === other[slug]) &&
      [...without].every((slug) => other[slug] !== undefined));

/** What speaks for all views of a house. */
interface Speaker {
  readonly code: string;
  readonly name: string;
  readonly said: Said;
  readonly reporter: House['phrases'];
  readonly translations: House['translations'];
}

/**
 * Says each word as it is here at that moment: `map` while there is no other. A word of a group that is
 * not here asks for it, once; one that its group lacks is reported. Both wait until React has drawn: an
 * event would make other views draw in the middle of it.
 */
const speaker = (map: PhraseMap, { code, name, said, reporter, translations }: Speaker): Say => {
  const speak = (texts: PhraseMap): Say =>
    speech(code, texts, name, {
      said: (slug) => said.all.add(slug),
      missing: (slug) => {
        said.without.add(slug);
        if (isMissing(translations.getSnapshot(), slug))
          queueMicrotask(() => reporter.send({ type: 'phrases.report', slug }));
      },
    });
  let here = { map, say: speak(map) };
  const asked = new Set<string>();
  return (slug, values) => {
    const snapshot = translations.getSnapshot();
    const now = phrases(snapshot);
    if (now !== here.map) here = { map: now, say: speak(now) };
    const group = lackingFor(snapshot, slug);
    if (group !== undefined && !asked.has(group)) {
      asked.add(group);
      queueMicrotask(() => translations.send({ type: 'translations.want', groups: [group] }));
    }
    return here.say(slug, values);
  };
};

const SpeechContext = createContext<Say | undefined>(undefined);

/**
 * Speaks to the views below it. Words that come beside what was said draw nothing anew: only when one
 * that any view has looked up reads otherwise, all of them say their words again.
 */
export const Speech = ({ children }: { children: ReactNode }) => {
  const reporter = useResident('phrases');
  const translations = useResident('translations');
  const code = useView('locale', language);
  const name = useView('branding', appName);
  const [said] = useState(saidNothing);
  const map = useView('translations', phrases, leaves(said));
  const say = useMemo(
    () => speaker(map, { code, name, said, reporter, translations }),
    [map, code, name, said, reporter, translations],
  );
  return <SpeechContext value={say}>{children}</SpeechContext>;
};

/** The speech of the player's language. Throws outside a house. */
export const useSay = (): Say => {
  const say = useContext(SpeechContext);
  if (say === undefined) throw new Error('There is no house around the view that speaks');
  return say;
};
