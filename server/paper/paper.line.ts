import bidiFactory from 'bidi-js';
import type { Face, Weight } from './paper.face';
import { facesOf, plainSpaces, seen } from './paper.fonts';

export type Direction = 'ltr' | 'rtl';

/** What a text is written in. */
export interface Script {
  readonly language: string;
  readonly direction: Direction;
}

/** A part of a line in one font and one direction, as it is drawn from left to right. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

const bidi = bidiFactory();

interface Piece extends Run {
  readonly level: number;
}

/** The font of a sign; one that has the sign before it keeps it, so that no word is torn. */
const faceFor = (sign: number, faces: readonly Face[], before: Face | undefined): Face => {
  if (before?.covers(sign) === true) return before;
  const face = faces.find(({ covers }) => covers(sign)) ?? faces[0];
  if (face === undefined) throw new Error('There are no fonts');
  return face;
};

const isMirrored = (level: number): boolean => level % 2 === 1;

/** Neutral signs alone are not turned round by the font, which sees no script in them. */
const isNeutral = (text: string): boolean => !/\p{L}/u.test(text);

const drawn = ({ text, level, face }: Piece): Run => {
  if (!isMirrored(level)) return { text: seen(text), face };
  const mirrored = [...text].map((char) => bidi.getMirroredCharacter(char) ?? char);
  // The font turns the letters of its script round; brackets are turned here.
  return { text: seen((isNeutral(text) ? mirrored.toReversed() : mirrored).join('')), face };
};

/** Pieces in the order in which they stand from left to right (UAX 9, L2). */
const ordered = (pieces: readonly Piece[]): readonly Piece[] => {
  const line = [...pieces];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1)
    for (let from = 0; from < line.length; from += 1) {
      if ((line[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((line[to]?.level ?? 0) >= level) to += 1;
      line.splice(from, to - from, ...line.slice(from, to).toReversed());
      from = to;
    }
  return line;
};

/**
 * A line of text, without breaks, as runs from left to right: bidirectional order as Unicode has it,
 * each run in a font that has its signs. Letters are joined by the font when it is drawn.
 */
export const runsOf = (
  written: string,
  { language, direction }: Script,
  weight: Weight,
): readonly Run[] => {
  const text = plainSpaces(written);
  const faces = facesOf(weight, language);
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const pieces: Piece[] = [];
  let index = 0;
  for (const char of text) {
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    const before = last?.level === level ? last.face : undefined;
    const face = faceFor(char.codePointAt(0) ?? 0, faces, before);
    if (last !== undefined && last.level === level && last.face === face)
      pieces[pieces.length - 1] = { ...last, text: last.text + char };
    else pieces.push({ text: char, level, face });
    index += char.length;
  }
  return ordered(pieces).map(drawn);
};

/** A sign that stands alone as a word does, with the stops that may begin no line. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][、。，．：；！？）」』】〉》・]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\s+/gu;

/** What a line may be broken between: words, spaces, and signs of scripts that write no spaces. */
export const breaksOf = (text: string): readonly string[] => text.match(WORDS) ?? [];
