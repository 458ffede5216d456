import type { Notification, NotificationTotals } from '../../contract/notification';
import { isMarked, totalsAfter } from './notifications.rules';
import type { Mark } from './notifications.words';

/** The newest that are not seen, and how many there are in all. */
interface Unseen {
  items: Notification[];
  totals: NotificationTotals;
}

const withMark = ({ items, totals }: Unseen, mark: Mark): Unseen => {
  const left = items.filter((item) => !isMarked(mark, item));
  // A single one that is not among them was counted as seen already.
  const isCounted = 'id' in mark && left.length === items.length;
  return { items: left, totals: isCounted ? totals : totalsAfter(totals, mark) };
};

/** What was told, without what is being marked as seen: that may not be known there yet. */
export const withMarks = (told: Unseen, marks: readonly Mark[]): Unseen =>
  marks.reduce(withMark, told);
