import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { aRouter } from '../../machines/router/router.sample';
import { everyTicket } from '../../machines/ticket/tickets.rules';
import { aTicketList, ticketCounts, ticketsOf } from '../../machines/ticket/tickets.sample';
import type { TicketsWords } from '../../machines/ticket/tickets.words';
import { TicketsPage } from '../../src/views/ticket/TicketsPage';
import { member, memberAt } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tickets' };

const page = (state: string, given: Partial<ListContext<TicketsWords>> = {}) =>
  storyOf(resident('tickets', { open: state }, aTicketList(given)), <TicketsPage />, {
    house: memberAt('/support/tickets'),
  });
const none = { list: noPages };
const many = { list: aPage(ticketsOf(6), 24), counts: ticketCounts({ all: 24 }) };
const nothing = ticketCounts({
  all: 0,
  awaiting_player_reply: 0,
  awaiting_support_reply: 0,
  resolved: 0,
});

export const Closed = storyOf(resident('tickets', 'closed'), <TicketsPage />, { house: member });
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Typing = page('typing', { query: { ...everyTicket, search: 'wh' } });
export const Shown = page('shown');
export const YourTurn = page('shown', {
  list: aPage(ticketsOf(1)),
  status: 'awaiting_player_reply',
});
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const NothingAskedYet = page('empty', { ...none, counts: nothing });
export const NothingFound = page('empty', {
  ...none,
  query: { ...everyTicket, search: 'carousel' },
});
export const Failed = page('failed', none);

const guest = (to: string) =>
  storyOf(resident('tickets', 'closed'), <TicketsPage />, {
    house: { router: ['shown', aRouter(to)] },
  });
export const Guest = guest('/support/tickets');
export const GuestHasAsked = guest('/support/tickets?created=ticket_0001&access=ticket_0001.00');
