import type { SnapshotFrom } from 'xstate';
import type { NotificationTotals } from '../../contract/notification';
import type { bellMachine } from './bell.machine';
import type { NotificationList } from './notifications.words';

type Snapshot = SnapshotFrom<typeof bellMachine>;

export const totals = ({ context }: Snapshot): NotificationTotals | undefined => context.totals;
/** How many the player has not seen, over all categories. */
export const unseenCount = ({ context }: Snapshot): number => context.totals?.unseen ?? 0;
/** How many of a list the player has not seen. */
export const unseenOf = (all: NotificationTotals | undefined, list: NotificationList): number =>
  (list === 'all' ? all?.unseen : all?.byCategory[list]) ?? 0;
/** How many the player has not seen, but for those of lists that count for themselves. */
export const unseenBeside = (bell: Snapshot, lists: readonly NotificationList[]): number =>
  lists.reduce((rest, list) => rest - unseenOf(totals(bell), list), unseenCount(bell));
