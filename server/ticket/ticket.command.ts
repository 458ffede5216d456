import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { newId } from '../secret/secret';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import * as decider from './ticket.decider';
import { type TicketState, ticketKind } from './ticket.events';

/** What opens a guest's ticket, and nothing else: mailed, and told once to who opened it. */
export const accessTo = ({ secrets }: Pick<Platform, 'secrets'>, id: string): string =>
  secrets.seal('ticket', id);

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
