import { setImmediate as others } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import { ink, type Pen } from './paper.pen';

/** Rows under names of columns; all cells but the first of a row stand at the end. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows at the bottom that sum up. */
  readonly sums: readonly (readonly string[])[];
}

interface Sheet {
  readonly margin: number;
  readonly width: number;
  /** No row begins below. */
  readonly end: number;
  readonly isFromRight: boolean;
}

const ROW = 18;
/** The first column is as wide as so many others. */
const FIRST = 1.4;
const GAP = 8;
/** Where rows begin on a page that only goes on. */
const TOP = 48;

/**
 * A table from `begin` on, over as many pages as it needs, its head on each; answers where it ends.
 * Between pages whatever else waits has its turn: a year takes a second.
 */
export const drawTable = async (
  doc: InstanceType<typeof PDFDocument>,
  pen: Pen,
  table: Table,
  { margin, width, end, isFromRight }: Sheet,
  begin: number,
): Promise<number> => {
  const column = width / (table.head.length - 1 + FIRST);
  const placeOf = (index: number) => {
    const from = index === 0 ? 0 : (index - 1 + FIRST) * column;
    const wide = index === 0 ? FIRST * column : column;
    return { x: margin + (isFromRight ? width - from - wide : from), width: wide - GAP };
  };
  let y = begin;
  const row = (cells: readonly string[], weight: 400 | 700, color: string): void => {
    for (const [index, cell] of cells.entries())
      pen.fit(cell, {
        ...placeOf(index),
        y,
        size: 9,
        weight,
        color,
        ...(index > 0 && { isAtEnd: true }),
      });
    pen.rule(y + 6, margin, width);
    y += ROW;
  };
  const head = () => row(table.head, 700, ink.muted);
  const written = async (cells: readonly string[], weight: 400 | 700) => {
    if (y > end) {
      await others();
      doc.addPage();
      y = TOP;
      head();
    }
    row(cells, weight, ink.text);
  };
  head();
  for (const cells of table.rows) await written(cells, 400);
  for (const cells of table.sums) await written(cells, 700);
  return y;
};
