import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Face, Weight } from './paper.face';

/** Chinese and Japanese write many of the same signs differently: each has a family of its own. */
const families = { zh: 'noto-sans-sc', ja: 'noto-sans-jp' } as const;
type Family = (typeof families)[keyof typeof families];

const require = createRequire(import.meta.url);

/** `U+4e00-4e03,U+5341`: a family is cut into a hundred files, each with some ranges. */
const rangesOf = (text: string): (readonly [first: number, last: number])[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const read = (family: Family, cut: string, weight: Weight): Font => {
  const file = `@fontsource-variable/${family}/files/${family}-${cut}-wght-normal.woff2`;
  const font = create(readFileSync(require.resolve(file))) as Font;
  // A file has all weights: which one, and a name of its own, or the paper would take one for the other.
  return Object.defineProperties(font, {
    variationCoords: { value: [weight] },
    postscriptName: { value: `${family}-${cut}-${weight}` },
  });
};

const faceOf = (family: Family, weight: Weight, [cut, ranges]: [string, string]): Face => {
  const spans = rangesOf(ranges);
  let font: Font | undefined;
  const opened = (): Font => (font ??= read(family, cut, weight));
  return {
    name: `${family} ${cut} ${weight}`,
    get font() {
      return opened();
    },
    covers: (sign) =>
      spans.some(([first, last]) => sign >= first && sign <= last) &&
      opened().hasGlyphForCodePoint(sign),
  };
};

const familyOf = (family: Family, weight: Weight): Face[] => {
  const file = require.resolve(`@fontsource-variable/${family}/unicode.json`);
  const cuts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(cuts)
    .filter(([cut]) => cut.startsWith('['))
    .map(([cut, ranges]) => faceOf(family, weight, [cut.slice(1, -1), ranges]));
};

const kept = new Map<string, readonly Face[]>();

/** The cuts of both families in a weight, the language's own family first [decision 170]. */
export const ideographFaces = (weight: Weight, language: string): readonly Face[] => {
  const order = language.startsWith('ja') ? [families.ja, families.zh] : [families.zh, families.ja];
  return order.flatMap((family) => {
    const key = `${family} ${weight}`;
    const faces = kept.get(key) ?? familyOf(family, weight);
    kept.set(key, faces);
    return faces;
  });
};
