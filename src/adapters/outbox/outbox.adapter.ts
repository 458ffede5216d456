import type { Call } from '../../../contract/call';
import { removeFavourite, setFavourite } from '../../../contract/game';
import {
  changeLetterState,
  deleteLetter,
  removeLetters,
  sendLetter,
  viewLetter,
} from '../../../contract/letter';
import { viewAllNotifications, viewNotification } from '../../../contract/notification';
import { deleteReview, editReview, writeReview } from '../../../contract/review';
import { updatePhrase } from '../../../contract/suggestion';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { OutboxCall } from '../../../machines/outbox/outbox.calls';
import type { outboxPorts } from '../../../machines/outbox/outbox.words';
import type { Asks, Given } from '../api';
import type { Io } from '../io';

const LOCK = 'fairground:outbox';

/** Where each call that may wait is made. */
const calls: Readonly<Record<OutboxCall, Call>> = {
  setFavourite,
  removeFavourite,
  writeReview,
  editReview,
  deleteReview,
  sendLetter,
  viewLetter,
  deleteLetter,
  removeLetters,
  changeLetterState,
  updatePhrase,
  viewNotification,
  viewAllNotifications,
};

/** Refusals that say nothing of the command: the token, or too much at once. */
const passing = new Set([401, 429]);

/**
 * The outbox’s side of the device and of the server. `calls` are not put down anew; `playerOf` is
 * whose token they would bear.
 */
export const outboxAdapters = (
  _: Asks,
  { unkept: asks, outbox: store, playerOf }: Io,
): AdaptersOf<typeof outboxPorts> => ({
  'outbox.store': ({ player }, answer, hear) => {
    const list = () => answer({ type: 'outbox.listed', entries: store.list(player) });
    hear((command) =>
      command.type === 'store.put' ? store.put(command.entry) : store.drop(player, command.ids),
    );
    list();
    return store.watch(list);
  },
  'outbox.lead': (_, answer) => {
    // Plain-HTTP origins have no locks; two tabs then send twice, which happens once.
    if (navigator.locks === undefined) {
      answer({ type: 'outbox.granted' });
      return undefined;
    }
    const left = new AbortController();
    const isLeft = new Promise<void>((resolve) =>
      left.signal.addEventListener('abort', () => resolve()),
    );
    navigator.locks
      .request(LOCK, { signal: left.signal }, () => {
        answer({ type: 'outbox.granted' });
        return isLeft;
      })
      .catch(() => answer({ type: 'port.failed', port: 'outbox.lead' }));
    return () => left.abort();
  },
  'outbox.send': ({ entry }, answer, hear) => {
    const { id, player } = entry;
    const here = store.read(player, id);
    if (here === undefined) {
      answer({ type: 'outbox.gone', id });
      return undefined;
    }
    // What is another's is never sent; without a network nothing has left.
    if (playerOf() !== player || !navigator.onLine) {
      answer({ type: 'port.failed', port: 'outbox.send' });
      return undefined;
    }
    store.put({ ...here, tries: here.tries + 1 });
    return asks('outbox.send', calls[here.call], {
      given: () =>
        ({
          params: here.params,
          body: here.body,
          key: id,
        }) as Given<Call>,
      answered: () => ({ type: 'outbox.sent' as const, id }),
      refused: (problem) =>
        passing.has(problem.status) || problem.code === 'csrf-failed'
          ? undefined
          : { type: 'outbox.refused' as const, id, problem },
    })({ entry }, answer, hear);
  },
});
