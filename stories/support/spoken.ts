import type { PhraseMap } from '../../contract/phrase';
import { marked } from '../../machines/phrase/marks.rules';
import { pseudo } from './pseudo';

const shipped = import.meta.glob<PhraseMap>('../../server/phrase/words/{en-US,ar}.json', {
  import: 'default',
  eager: true,
});

/** The words of a language that is shipped, by slug; none of another. */
export const wordsOf = (language: string): PhraseMap =>
  shipped[`../../server/phrase/words/${language}.json`] ?? {};

export const isTest = import.meta.env.MODE === 'test';
/** Asked by `npm run sights`: words say which phrase they are. */
export const areMarked = import.meta.env['VITE_SIGHTS'] === 'on';

/** What stories speak. In tests a language that nobody speaks, so that what is no phrase is seen. */
export const spoken: PhraseMap = Object.fromEntries(
  Object.entries(wordsOf('en-US')).map(([slug, text], index) => {
    if (areMarked) return [slug, marked(text, index)];
    return [slug, isTest ? pseudo(text) : text];
  }),
);

/** A phrase as a story says it, its places filled. */
export const said = (
  slug: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  (spoken[slug] ?? slug).replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
