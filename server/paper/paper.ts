import PDFDocument from 'pdfkit';
import { isWritable } from './paper.fonts';
import type { Script } from './paper.line';
import { ink, penOf } from './paper.pen';
import { drawTable, type Table } from './paper.table';

/** What stands on a paper, in one language; texts are drawn in the order of their script. */
export interface Paper extends Script {
  /** Whose paper it is. */
  readonly from: string;
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** Below the lines; such a paper is A4 across and has as many pages as it needs. */
  readonly table?: Table;
  readonly note: string;
}

const A5 = [420, 595] as const;
const A4 = [842, 595] as const;
const MARGIN = 42;
const GAP = 16;
const LABEL = 110;
/** What is left below a page for its number. */
const FOOT = 64;

const textsOf = ({ from, title, lines, table, note }: Paper): readonly string[] => [
  from,
  title,
  note,
  ...lines.flat(),
  ...(table === undefined ? [] : [table.head, ...table.rows, ...table.sums].flat()),
];

/** Whether every text of a paper can be written in the fonts that are there. */
export const mayBeWritten = (paper: Paper): boolean => textsOf(paper).every(isWritable);

/**
 * A paper as PDF: embedded fonts, its lines from the right where its language is written so.
 * Deterministic but for the moment that is written into it.
 */
export const paperPdf = async (paper: Paper, at: Date): Promise<Buffer> => {
  const { direction, language, from, title, lines, table, note } = paper;
  const isFromRight = direction === 'rtl';
  const size = table === undefined ? A5 : A4;
  const width = size[0] - 2 * MARGIN;
  const end = size[1] - FOOT;
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: from, CreationDate: at, ModDate: at },
  });
  const pen = penOf(doc, paper);

  let y = pen.write(from, {
    x: MARGIN,
    y: 58,
    width,
    size: 11,
    weight: 700,
    color: ink.accent,
  });
  y = pen.write(title, { x: MARGIN, y: y + 16, width, size: 20, weight: 700, leading: 1.3 }) + 8;
  const valueX = isFromRight ? MARGIN : MARGIN + LABEL + GAP;
  const labelX = isFromRight ? MARGIN + width - LABEL : MARGIN;
  for (const [label, value] of lines) {
    pen.rule(y, MARGIN, width);
    y += 20;
    const below = pen.write(label, { x: labelX, y, width: LABEL, size: 10, color: ink.muted });
    const place = { x: valueX, y, width: width - LABEL - GAP, size: 10, weight: 700 } as const;
    y = Math.max(below, pen.write(value, place)) - 4;
  }
  pen.rule(y, MARGIN, width);
  if (table !== undefined)
    y = await drawTable(doc, pen, table, { margin: MARGIN, width, end, isFromRight }, y + 32);
  if (y + 26 > end) {
    doc.addPage();
    y = MARGIN;
  }
  pen.write(note, { x: MARGIN, y: y + 26, width, size: 9, color: ink.muted });

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.rect(0, 0, size[0], 8).fill(ink.accent);
    const place = { x: MARGIN, y: size[1] - 30, width, size: 8, color: ink.muted } as const;
    if (count > 1) pen.fit(`${page + 1} / ${count}`, { ...place, isAtEnd: true });
  }

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
};
