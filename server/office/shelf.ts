import type { Call } from '../../contract/call';
import { auditedBy } from '../audit/audit.store';
import { answerOf, isRefused, type Refused, type StaffCaller } from '../http/route';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import { changeOn, endOn, keepOn } from '../shelf/shelf.command';
import type { ShelfState } from '../shelf/shelf.events';
import type { Shelf } from '../shelf/shelf.registry';
import type { Json } from '../store/stream';

interface Ordered<Body> {
  readonly body: Body & { why: string };
  readonly caller: StaffCaller;
  readonly now: string;
}

/**
 * What a desk does to a shelf: make something, change it, end it; each is audited. `holds` answers terms
 * as they can be kept, or why they cannot; `id` of what is changed.
 */
export const shelfDeeds = <Name extends string, Terms>(
  { store }: Pick<Platform, 'store'>,
  shelf: Shelf<Name, Terms>,
  holds: (terms: Terms, now: string, id?: string) => Promise<Terms | Refused>,
) => {
  /** The store as one member writes it, and the turn itself. */
  const ordered = (call: Call, { body: { why }, caller, now }: Ordered<object>, id: string) => {
    const look = (states: Readonly<Record<string, unknown>>) =>
      ((states['shelf'] as ShelfState<Terms>).terms[id] ?? null) as Json;
    const audited = { store: auditedBy(store, caller, call, { subject: id, why, look }) };
    return { audited, turn: { id, by: caller.staff, why, at: now } };
  };

  return {
    make: (call: Call) => async (asked: Ordered<{ terms: Terms }>) => {
      const terms = await holds(asked.body.terms, asked.now);
      if (isRefused(terms)) return terms;
      const { audited, turn } = ordered(call, asked, newId(shelf.name));
      return answerOf(await keepOn(audited, call.name, shelf, { ...turn, terms }));
    },
    change: (call: Call) => async (asked: Ordered<{ _id: string; terms: Terms }>) => {
      const terms = await holds(asked.body.terms, asked.now, asked.body._id);
      if (isRefused(terms)) return terms;
      const { audited, turn } = ordered(call, asked, asked.body._id);
      return answerOf(await changeOn(audited, call.name, shelf, { ...turn, terms }));
    },
    end: (call: Call) => async (asked: Ordered<{ _id: string }>) => {
      const { audited, turn } = ordered(call, asked, asked.body._id);
      return answerOf(await endOn(audited, call.name, shelf, turn));
    },
  };
};
