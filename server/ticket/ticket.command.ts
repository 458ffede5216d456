import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { newId } from '../secret/secret';
import { gridOf, ROSTER, rosterKind } from '../staff/roster.events';
import { staffKind } from '../staff/staff.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideMergeTicket } from './merge.decider';
import { decideSplitTicket } from './split.decider';
import * as decider from './ticket.decider';
import { type TicketState, ticketKind } from './ticket.events';

/** Between a ticket and how many had come into it. */
const JOINS = '~';

/**
 * What opens a guest's ticket, and nothing else: mailed, and told once to who opened it. Each ticket
 * that comes into it renews it.
 */
export const accessTo = (
  { secrets }: Pick<Platform, 'secrets'>,
  id: string,
  joins: number,
): string => secrets.seal('ticket', joins === 0 ? id : `${id}${JOINS}${joins}`);

/** Who asks for a ticket, by their session or a guest's link. */
export const askerOf = (
  { secrets }: Pick<Platform, 'secrets'>,
  player: string | undefined,
  id: string,
  access: string | undefined,
): decider.Asker => {
  const [linked, joins = '0'] =
    access === undefined ? [] : (secrets.open('ticket', access)?.split(JOINS) ?? []);
  return { player, isLinked: linked === id, joins: Number(joins) };
};

/** The ticket, and the account of its player: an empty stream for a guest's. */
export const streamsOf = async ({ store }: Pick<Platform, 'store'>, id: string) => {
  const ticket = streamOf(ticketKind, id);
  const { player = '' } = await store.load(ticket);
  return { ticket, player: streamOf(playerKind, player) };
};

type Deciding = (ticket: TicketState) => ReturnType<typeof decider.decideCloseTicket>;

/** A step of support: what is there no more, its player's account included, takes none. */
const step = async (
  parts: Pick<Platform, 'store'>,
  { name, id, at }: { name: string; id: string; at: string },
  decide: Deciding,
): Promise<Outcome<null>> =>
  parts.store.execute({
    name,
    at,
    streams: await streamsOf(parts, id),
    decide: ({ ticket, player }) => decider.unlessErased(ticket, player, decide),
  });

/** Answers as support: refuses `not-found`, and `ticket-closed` of one that was resolved too long ago. */
export const answerTicket = (
  parts: Pick<Platform, 'store'>,
  id: string,
  text: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> => {
  const message = newId('message');
  return step(parts, { name: 'answerTicket', id, at: by.at }, (ticket) =>
    decider.decideAnswerTicket(ticket, by, { message, text }),
  );
};

/** Gives a ticket to somebody of support: refuses `not-found`; to give it again is silent. */
export const assignTicket = (
  parts: Pick<Platform, 'store'>,
  id: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> =>
  step(parts, { name: 'assignTicket', id, at: by.at }, (ticket) =>
    decider.decideAssignTicket(ticket, by),
  );

/** Gives a ticket to a member of staff: refuses `not-found` and `colleague-unfit`; repeated it is silent. */
export const giveTicket = async (
  parts: Pick<Platform, 'store'>,
  id: string,
  to: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> =>
  parts.store.execute({
    name: 'giveTicket',
    at: by.at,
    streams: {
      ...(await streamsOf(parts, id)),
      colleague: streamOf(staffKind, to),
      roster: streamOf(rosterKind, ROSTER),
    },
    decide: ({ ticket, player, colleague: { name, phase, role }, roster }) =>
      decider.unlessErased(ticket, player, (one) =>
        decider.decideGiveTicket(one, by, {
          name,
          isActive: phase === 'active',
          grants: gridOf(roster)[role],
        }),
      ),
  });

/** Resolves a ticket as support: refuses `not-found`; to resolve it again is silent. */
export const closeTicket = (
  parts: Pick<Platform, 'store'>,
  id: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> =>
  step(parts, { name: 'closeTicket', id, at: by.at }, (ticket) =>
    decider.decideCloseTicket(ticket, by),
  );

/** Keeps what support says among itself: refuses `not-found`. */
export const noteTicket = (
  parts: Pick<Platform, 'store'>,
  id: string,
  text: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> =>
  step(parts, { name: 'noteTicket', id, at: by.at }, (ticket) =>
    decider.decideNoteTicket(ticket, by, text),
  );

/**
 * Merges a ticket into another of whoever asked it, where all that was said goes on: refuses
 * `not-found`, `ticket-itself`, `ticket-anothers`, `ticket-merged` and `ticket-closed`; repeated it is
 * silent.
 */
export const mergeTicket = async (
  parts: Pick<Platform, 'store' | 'sql'>,
  from: string,
  to: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> => {
  const addresses = await parts.sql<{ email: string }[]>`
    select distinct lower(email) as email from tickets
    where id in (${from}, ${to}) and player is null and email is not null`;
  return parts.store.execute({
    name: 'mergeTicket',
    at: by.at,
    // A stream is locked once: with itself it is refused before anything is read of it.
    streams: {
      ...(await streamsOf(parts, from)),
      into: streamOf(ticketKind, to === from ? '' : to),
    },
    decide: (pair) =>
      decideMergeTicket(pair, { from, to, isSameContact: addresses.length === 1 }, by),
  });
};

/**
 * Takes the merge of a ticket back: refuses `not-found`, `step-illegal` of one that was not merged, and
 * `ticket-merged` where the other has gone on in a third since.
 */
export const splitTicket = async (
  parts: Pick<Platform, 'store'>,
  part: string,
  by: decider.StaffStep,
): Promise<Outcome<null>> => {
  const { mergedInto: to = '' } = await parts.store.load(streamOf(ticketKind, part));
  return parts.store.execute({
    name: 'splitTicket',
    at: by.at,
    streams: { ...(await streamsOf(parts, part)), into: streamOf(ticketKind, to) },
    decide: (parting) => decideSplitTicket(parting, { part, to }, by),
  });
};
