import type { NotificationCategory } from '../../contract/notification';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { NotificationEvent } from './notification.events';

type Marked = Decision<{ marks: NotificationEvent[] }, null>;

/** Marks one as seen; none of the player's own is not there, and one that is seen stays so. */
export const decideSeen = (
  known: { seen: Date | null } | undefined,
  notification: string,
  at: string,
): Marked => {
  if (known === undefined) return refuse(problem('not-found'));
  const seen: NotificationEvent = { type: 'notification.seen', notification, at };
  return accept({ marks: known.seen === null ? [seen] : [] }, null);
};

/** Marks all up to a position of the log as seen; of one category, if it is named. */
export const decideAllSeen = (
  category: NotificationCategory | undefined,
  upTo: number,
  at: string,
): Marked =>
  accept(
    {
      marks: [
        {
          type: 'notification.allSeen',
          ...(category === undefined ? {} : { category }),
          upTo,
          at,
        },
      ],
    },
    null,
  );
