import type PDFDocument from 'pdfkit';
import type { Weight } from './paper.face';
import { breaksOf, type Run, runsOf, type Script } from './paper.line';

export const ink = {
  text: '#1c1b22',
  muted: '#615f6d',
  line: '#d9d7e0',
  accent: '#6d4aff',
} as const;

/** Where a text stands: `y` is the ground of its first line, sizes are points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly leading?: number;
  /** At the end of its width, where its script begins otherwise. */
  readonly isAtEnd?: true;
}

/** What writes on a paper in one script. */
export interface Pen {
  /** One line; what is wider than its place is drawn smaller. */
  readonly fit: (text: string, place: Place) => void;
  /** Lines broken between words; answers where the next line stands. */
  readonly write: (text: string, place: Place) => number;
  /** A hair line across. */
  readonly rule: (y: number, x: number, width: number) => void;
}

/** A pen for a document whose pages were begun. */
export const penOf = (doc: InstanceType<typeof PDFDocument>, script: Script): Pen => {
  const isFromRight = script.direction === 'rtl';
  // With features a run is shaped as a whole; without, each of its words by itself.
  const options = { features: [], lineBreak: false };
  // pdfkit takes a font that was opened already, which its types do not say.
  const take = ({ name, font }: { name: string; font: unknown }, size: number) =>
    doc.font(font as string, name, size);
  // A table says the same many times: what a text is set in, and how wide, is found once.
  const set = new Map<string, readonly (Run & { readonly width: number })[]>();
  const setOf = (text: string, weight: Weight) => {
    const key = `${weight} ${text}`;
    const runs =
      set.get(key) ??
      runsOf(text, script, weight).map((run) => ({
        ...run,
        width: take(run.face, 1).widthOfString(run.text, options),
      }));
    set.set(key, runs);
    return runs;
  };
  const widthOf = (text: string, size: number, weight: Weight): number =>
    setOf(text, weight).reduce((sum, { width }) => sum + size * width, 0);
  const draw = (text: string, place: Place): void => {
    const { x, y, width, size, weight = 400, color = ink.text, isAtEnd = false } = place;
    let left = isFromRight === isAtEnd ? x : x + width - widthOf(text, size, weight);
    doc.fillColor(color);
    for (const run of setOf(text, weight)) {
      take(run.face, size);
      // Fonts sit differently on their line: all of a line stand on one ground.
      const ascent = (doc as unknown as { _font: { ascender: number } })._font.ascender;
      doc.text(run.text, left, y - (ascent / 1_000) * size, options);
      left += size * run.width;
    }
  };
  return {
    fit: (text, place) => {
      const { size, width, weight = 400 } = place;
      draw(text, { ...place, size: Math.min(size, (size * width) / widthOf(text, size, weight)) });
    },
    write: (text, place) => {
      const { size, weight = 400, width, leading = 1.45 } = place;
      let { y } = place;
      let line = '';
      for (const part of breaksOf(text)) {
        if (line.trim() !== '' && widthOf((line + part).trimEnd(), size, weight) > width) {
          draw(line.trim(), { ...place, y });
          y += size * leading;
          line = part.trimStart();
        } else line += part;
      }
      draw(line.trim(), { ...place, y });
      return y + size * leading;
    },
    rule: (y, x, width) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(ink.line);
    },
  };
};
