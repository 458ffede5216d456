import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Face, Weight } from './paper.face';
import { ideographFaces } from './paper.ideographs';

/** Scripts that papers are written in: the first font that has a sign writes it. */
const families = [
  'noto-sans-latin',
  'noto-sans-latin-ext',
  'noto-sans-cyrillic',
  'noto-sans-greek',
  'noto-sans-vietnamese',
  'noto-sans-arabic-arabic',
  'noto-sans-hebrew-hebrew',
] as const;

const packageOf = (family: string): string => {
  if (family.includes('arabic')) return 'noto-sans-arabic';
  return family.includes('hebrew') ? 'noto-sans-hebrew' : 'noto-sans';
};

const require = createRequire(import.meta.url);

const read = (family: string, weight: Weight): Face => {
  const file = `@fontsource/${packageOf(family)}/files/${family}-${weight}-normal.woff`;
  const font = create(readFileSync(require.resolve(file))) as Font;
  return {
    name: `${family} ${weight}`,
    font,
    covers: (sign) => font.hasGlyphForCodePoint(sign),
  };
};

const kept = new Map<Weight, readonly Face[]>();

const alphabets = (weight: Weight): readonly Face[] => {
  const faces = kept.get(weight) ?? families.map((family) => read(family, weight));
  kept.set(weight, faces);
  return faces;
};

/**
 * The fonts of a weight in the order in which they are asked for a sign: those of alphabets, then
 * those of Chinese and Japanese, the language's own first. Each is read when it is needed.
 */
export const facesOf = (weight: Weight, language: string): readonly Face[] => [
  ...alphabets(weight),
  ...ideographFaces(weight, language),
];

/** Signs that show nothing and that no font need have: marks of direction, joiners. */
const isUnseen = (sign: number): boolean =>
  (sign >= 0x200b && sign <= 0x200f) || (sign >= 0x202a && sign <= 0x202e) || sign === 0xfeff;

/** Spaces of other widths, which fonts often lack, as the one that all have and no line breaks at. */
export const plainSpaces = (text: string): string =>
  text.replaceAll(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0');

/** Whether papers can be written with these signs at all. */
export const isWritable = (text: string): boolean =>
  [...plainSpaces(text)].every((char) => {
    const sign = char.codePointAt(0) ?? 0;
    return isUnseen(sign) || facesOf(400, 'zh').some(({ covers }) => covers(sign));
  });

/** What of a text is drawn: marks of direction have done their work by then. */
export const seen = (text: string): string =>
  [...text].filter((char) => !isUnseen(char.codePointAt(0) ?? 0)).join('');
