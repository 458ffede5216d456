import type { TicketChangedMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { ticketQuery } from './ticket.query';

/** A fact of a ticket to its player: it as they read it, and how many each filter finds. */
export const enrichTicket = (platform: Pick<Platform, 'sql' | 'secrets' | 'now'>): Enrich => {
  const { byId, counts } = ticketQuery(platform);
  return async ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['TicketId']));
    const now = new Date(platform.now()).toISOString();
    const [found, Counts] = await Promise.all([byId(ids, now), counts(player)]);
    return ids.map((id): Omit<TicketChangedMessage, 'TicketId'> => {
      const Ticket = found.get(id);
      return { Counts, ...(Ticket?.playerId === player && { Ticket }) };
    });
  };
};
