import { createHash } from 'node:crypto';
import type { Actor, AnyStateMachine } from 'xstate';

const isActor = (value: unknown): value is Actor<AnyStateMachine> =>
  typeof value === 'object' && value !== null && 'sessionId' in value;

/** Any value word for word; an actor by its id and where it stands. */
export const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isActor(part) ? { actor: part.id, at: part.getSnapshot()?.value } : part,
  ) ?? 'nothing';

const ITEMS_SHOWN = 2;
const READ_LENGTH = 110;

/** What tells a value from others: a problem by its code, what has an id by that and its state. */
const brief = (value: unknown, depth = 0): unknown => {
  if (isActor(value)) return value.id;
  if (Array.isArray(value)) {
    const shown = value.slice(0, ITEMS_SHOWN).map((item) => brief(item, depth + 1));
    return value.length > ITEMS_SHOWN ? [...shown, `… ${value.length}`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('code' in value && 'status' in value) return value.code;
  if (depth > 0 && '_id' in value)
    return 'state' in value ? { _id: value._id, state: value.state } : value._id;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, brief(field, depth + 1)]),
  );
};

/** A value as a person reads it: no quotes where none are needed, and not all of a long one. */
export const read = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(brief(value))
    .replaceAll(/"([^"\\]*)"/g, (_, text: string) => text || "''")
    .replaceAll(/([:,])(?=[\w{['])(?!\d\d)/g, '$1 ');
  return text.length > READ_LENGTH ? `${text.slice(0, READ_LENGTH)}…` : text;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isActor(value);

/** Of an object that stays one, what is other than before. */
export const differenceOf = (before: unknown, after: unknown): unknown =>
  isRecord(before) && isRecord(after)
    ? Object.fromEntries(
        Object.entries({ ...before, ...after })
          .filter(([name]) => plain(before[name]) !== plain(after[name]))
          .map(([name]) => [name, after[name] ?? 'nothing']),
      )
    : after;

/** Tells texts apart that are too long to be shown. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
