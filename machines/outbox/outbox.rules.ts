import { OUTBOX_RETRY_DELAYS_MS } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import { isWaiting, type OutboxEntry, streamOf } from './outbox.calls';
import { byAge } from './outbox.fit';

/** The most letters that one call changes. */
const IDS_MAX = 100;

/** The letters that an entry marks as seen; undefined for one that does something else. */
const seenLetters = ({ call, body }: OutboxEntry): readonly string[] | undefined => {
  if (call === 'viewLetter') return [String(body?.['_id'])];
  if (call !== 'changeLetterState' || body?.['state'] !== 'seen') return undefined;
  return (body['ids'] as readonly string[] | undefined) ?? [];
};

const bothSeen = (first: OutboxEntry, then: OutboxEntry): OutboxEntry | undefined => {
  const [one, other] = [seenLetters(first), seenLetters(then)];
  if (one === undefined || other === undefined) return undefined;
  const ids = [...new Set([...one, ...other])];
  if (ids.length > IDS_MAX) return undefined;
  return { ...then, call: 'changeLetterState', body: { ids, state: 'seen' } };
};

const bothNoticed = (first: OutboxEntry, then: OutboxEntry): OutboxEntry | undefined => {
  const isSame =
    first.call === then.call && JSON.stringify(first.body) === JSON.stringify(then.body);
  const isAll = then.call === 'viewAllNotifications' && then.body?.['type'] === undefined;
  return isSame || isAll ? then : undefined;
};

const bothReviewed = (first: OutboxEntry, then: OutboxEntry): OutboxEntry | undefined => {
  if (then.call === 'deleteReview') return then;
  if (then.call === 'writeReview' || first.call === 'deleteReview') return undefined;
  // Changed before it was sent, it is still one to be written.
  return { ...then, call: first.call };
};

/** Two neighbours of one stream as one; undefined where both have to be sent. */
const merged = (first: OutboxEntry, then: OutboxEntry): OutboxEntry | undefined => {
  switch (then.call) {
    case 'setFavourite':
    case 'removeFavourite':
    // The later words make the earlier ones needless.
    case 'updatePhrase':
      return then;
    case 'writeReview':
    case 'editReview':
    case 'deleteReview':
      return bothReviewed(first, then);
    case 'viewLetter':
    case 'changeLetterState':
      return bothSeen(first, then);
    case 'viewNotification':
    case 'viewAllNotifications':
      return bothNoticed(first, then);
    default:
      return undefined;
  }
};

/** An entry that may have arrived is not merged: unsent, it might arrive late and win. */
const isUntried = (entry: OutboxEntry): boolean => isWaiting(entry) && entry.tries === 0;

/** The entries, oldest first, without those that a later one makes needless. */
export const folded = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.toSorted(byAge).reduce<OutboxEntry[]>((kept, entry) => {
    const stream = streamOf(entry);
    const at = kept.findLastIndex((one) => isWaiting(one) && streamOf(one) === stream);
    const before = kept[at];
    const both =
      before !== undefined && isUntried(before) && isUntried(entry)
        ? merged(before, entry)
        : undefined;
    return both === undefined ? [...kept, entry] : [...kept.toSpliced(at, 1), both];
  }, []);

/** The first of each stream that is still to be sent. */
const heads = (entries: readonly OutboxEntry[]): OutboxEntry[] => {
  const seen = new Set<string>();
  return entries.filter(isWaiting).filter((entry) => {
    const stream = streamOf(entry);
    const isHead = !seen.has(stream);
    seen.add(stream);
    return isHead;
  });
};

/** What is sent next: of the heads the least tried, so that one that never passes stops no other. */
export const nextOf = (entries: readonly OutboxEntry[]): OutboxEntry | undefined =>
  heads(entries.toSorted(byAge)).toSorted((one, other) => one.tries - other.tries)[0];

/** Whether anything of the same stream is still to be sent. */
export const isStreamLeft = (entries: readonly OutboxEntry[], of: OutboxEntry): boolean =>
  entries.some((entry) => isWaiting(entry) && streamOf(entry) === streamOf(of));

/** Whether an entry has words of the player's own: they are not thrown away with it. */
export const hasWords = ({ call }: OutboxEntry): boolean =>
  ['sendLetter', 'writeReview', 'editReview', 'updatePhrase'].includes(call);

/** The address of the sheet on which a letter that was not sent is written on. */
export const addressOfDraft = ({ id, body }: OutboxEntry): string =>
  `/letters/write?to=${encodeURIComponent(String(body?.['recipient'] ?? ''))}&draft=${id}`;

/** A refusal that says that it is already so. */
export const isMoot = ({ call }: Pick<OutboxEntry, 'call'>, { code }: Problem): boolean =>
  call === 'deleteReview' && code === 'not-found';

/** How long to wait after so many failures in a row, in ms. */
export const retryDelay = (failures: number): number =>
  OUTBOX_RETRY_DELAYS_MS[Math.min(failures, OUTBOX_RETRY_DELAYS_MS.length) - 1] ??
  OUTBOX_RETRY_DELAYS_MS[0];

/** What one list has and the other lacks. */
export const without = (
  entries: readonly OutboxEntry[],
  others: readonly OutboxEntry[],
): OutboxEntry[] => entries.filter(({ id }) => others.every((other) => other.id !== id));
