import type { CarouselInput } from './carousel.words';

/** A row of slides, of which `shown` are seen from `at` on. */
export interface Row extends CarouselInput {
  at: number;
}

/** The last place at which the row is full. */
export const lastOf = ({ count, shown }: CarouselInput): number => Math.max(0, count - shown);

const within = (row: Row, at: number): number => Math.min(Math.max(at, 0), lastOf(row));

/** Where a press on "next" leads: to those that were not seen, behind the end to the first [§4]. */
export const onwards = (row: Row): number => {
  if (row.at < lastOf(row)) return within(row, row.at + row.shown);
  return row.ends === 'stop' ? row.at : 0;
};

/** Where a press on "previous" leads, before the first to the last [§4]. */
export const backwards = (row: Row): number => {
  if (row.at > 0) return within(row, row.at - row.shown);
  return row.ends === 'stop' ? row.at : lastOf(row);
};

/** Where the row must stand for a slide to be seen: it is moved no further than that. */
export const showing = (row: Row, slide: number): number =>
  slide < row.at ? within(row, slide) : within(row, Math.max(row.at, slide - row.shown + 1));

/** Whether a swipe finds nothing in its way; only a loop lets it past an end. */
const isFree = (row: Row, by: number): boolean =>
  row.ends === 'loop' || (by > 0 ? row.at < lastOf(row) : row.at > 0);

/** Where a short swipe leads, however little was drawn (px): as a press does [§9]. */
export const flicked = (row: Row, by: number): number => {
  if (!isFree(row, by)) return row.at;
  return by > 0 ? onwards(row) : backwards(row);
};

/** Where a long swipe leads: on by each slide of which more than half was drawn (px) [§9]. */
export const swiped = (row: Row, by: number, width: number): number => {
  const slides = Math.ceil(Math.abs(by) / width - 0.5);
  if (slides < 1 || !isFree(row, by)) return row.at;
  const isAtEnd = by > 0 ? row.at === lastOf(row) : row.at === 0;
  return isAtEnd ? flicked(row, by) : within(row, row.at + Math.sign(by) * slides);
};

/** What follows the finger of what was drawn (px): a third of it where nothing lies behind. */
export const yielding = (row: Row, by: number): number => (isFree(row, by) ? by : by / 3);
