import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { TicketStep } from '../../contract/lifecycles';
import type { Ticket } from '../../contract/ticket';
import type { Look, Meaning } from '../kit/look';
import type { Route } from '../router/router.rules';
import { stepOfTicket, type TicketAddress, ticketOf } from './ticket.rules';
import { type TicketEvent, ticketPorts } from './ticket.words';

export interface TicketContext extends TicketAddress {
  ticket: Ticket | undefined;
}

type Told = { ticket: Ticket };
type Changed = { id: string; ticket?: Ticket | undefined };

/** Where it may stand but for what is closed. */
const resting = [
  'awaiting_support_reply',
  'awaiting_player_reply',
  'resolved',
  'rated',
  'merged',
] as const;

const nothing = { id: '', access: '', ticket: undefined };

/** A question to support on its page: what was said, whose turn it is, what its asker may do [§4]. */
export const ticketMachine = setup({
  types: {} as { context: TicketContext; events: TicketEvent; tags: Look; meta: Meaning },
  actors: ticketPorts,
  delays: { TICKET_REOPEN_MS: ({ context }) => context.ticket?.reopenMs ?? 0 },
  guards: {
    isOther: ({ context }, { route }: { route: Route }) => {
      const wanted = ticketOf(route);
      return wanted !== undefined && (wanted.id !== context.id || wanted.access !== context.access);
    },
    isElsewhere: (_, { route }: { route: Route }) => ticketOf(route) === undefined,
    isWhole: ({ context }, { id, ticket }: Changed) => id === context.id && ticket !== undefined,
    isNews: ({ context }, { updatedAt }: { updatedAt?: string | undefined }) =>
      updatedAt !== context.ticket?.updatedAt,
    isThis: ({ context }, { id }: Changed) => id === context.id,
    isAt: ({ context }, { step }: { step: TicketStep }) =>
      context.ticket !== undefined && stepOfTicket(context.ticket) === step,
  },
  actions: {
    keepAddress: assign((_, { route }: { route: Route }) => ({ ...nothing, ...ticketOf(route) })),
    forget: assign(nothing),
    keep: assign({ ticket: (_, { ticket }: Told) => ticket }),
    forgetTicket: assign({ ticket: undefined }),
    askAgain: raise({ type: 'ticket.outdated' }),
  },
}).createMachine({
  id: 'ticket',
  context: nothing,
  initial: 'closed',
  on: {
    'route.shown': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.open',
      reenter: true,
      actions: { type: 'keepAddress', params: ({ event }) => event },
    },
  },
  states: {
    closed: { meta: { says: 'No ticket’s page is shown', spec: '§2 support tickets' } },
    open: {
      meta: { says: 'A ticket’s page is shown', spec: '§2 support tickets' },
      type: 'parallel',
      on: {
        'route.shown': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'closed',
            actions: 'forget',
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'open',
            reenter: true,
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
        ],
        // Nothing of it stays on a screen that is anybody's.
        'session.closed': { target: 'open', reenter: true, actions: 'forgetTicket' },
      },
      states: {
        page: {
          meta: { says: 'What is known of it', spec: '§7 B ticket/{id}' },
          initial: 'loading',
          on: {
            // Newer than an answer that is under way.
            'ticket.changed': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event },
                target: '.shown',
                actions: {
                  type: 'keep',
                  params: ({ event }) => ({ ticket: event.ticket as Ticket }),
                },
              },
              { guard: { type: 'isThis', params: ({ event }) => event }, target: '.loading' },
            ],
            'ticket.outdated': '.loading',
            'ticket.moved': {
              guard: { type: 'isNews', params: ({ event }) => event },
              target: '.loading',
            },
            'hub.skipped': '.loading',
          },
          states: {
            loading: {
              tags: ['busy'],
              meta: { says: 'Reads it; what was shown stays', spec: '§7 B ticket/{id}' },
              invoke: {
                id: 'load',
                src: 'ticket.load',
                input: ({ context: { id, access } }) => ({ id, access }),
              },
              on: {
                'ticket.loaded': {
                  target: 'shown',
                  actions: { type: 'keep', params: ({ event }) => event },
                },
                'ticket.missing': { target: 'missing', actions: 'forgetTicket' },
                'ticket.renewed': { target: 'renewed', actions: 'forgetTicket' },
                'port.failed': 'failed',
              },
            },
            shown: { meta: { says: 'The conversation is shown', spec: '§2 support tickets' } },
            missing: {
              meta: { says: 'There is no such ticket, or it looks so', spec: 'decision 18' },
              // The stored token counts from the first question on: only what a guest asked in vain
              // is asked again.
              on: { 'session.opened': 'loading' },
            },
            renewed: {
              meta: {
                says: 'It was put together with others, and a newer link opens them',
                spec: 'decision 172',
              },
            },
            failed: {
              tags: ['failed'],
              meta: { says: 'It did not load; what was shown stays', spec: '§7 B ticket/{id}' },
              on: { 'ticket.retry': 'loading', 'connection.found': 'loading' },
            },
          },
        },
        stage: {
          meta: { says: 'Where it stands in its lifecycle', spec: '§4 Ticket status' },
          initial: 'unknown',
          on: {
            'ticket.loaded': '.deciding',
            'ticket.changed': {
              guard: { type: 'isWhole', params: ({ event }) => event },
              target: '.deciding',
            },
            'ticket.missing': '.unknown',
            'ticket.renewed': '.unknown',
          },
          states: {
            unknown: { meta: { says: 'It has not been read', spec: '§4 Ticket status' } },
            deciding: {
              meta: { says: 'Where does it stand?', spec: '§4 Ticket status' },
              always: [
                ...resting.map((step) => ({
                  guard: { type: 'isAt' as const, params: { step } },
                  target: step,
                })),
                { target: 'closed' },
              ],
            },
            awaiting_support_reply: {
              meta: { says: 'It is support’s turn; more may be written', spec: '§4, decision 41' },
              on: {
                'ticket.written': { actions: 'askAgain' },
                'ticket.resolved': { actions: 'askAgain' },
              },
            },
            awaiting_player_reply: {
              meta: { says: 'It is its asker’s turn', spec: '§4, decision 41' },
              on: {
                'ticket.written': { actions: 'askAgain' },
                'ticket.resolved': { actions: 'askAgain' },
              },
            },
            resolved: {
              meta: {
                says: 'It is resolved: it may be rated, and reopened by a message',
                spec: '§4, decision 41',
              },
              on: {
                'ticket.written': { actions: 'askAgain' },
                'ticket.resolved': { actions: 'askAgain' },
              },
              after: { TICKET_REOPEN_MS: 'closed' },
            },
            rated: {
              meta: { says: 'It is resolved and rated; a message reopens it', spec: 'decision 41' },
              on: { 'ticket.written': { actions: 'askAgain' } },
              after: { TICKET_REOPEN_MS: 'closed' },
            },
            closed: {
              meta: { says: 'It was resolved too long ago to be reopened', spec: 'decision 41' },
            },
            merged: {
              meta: { says: 'It goes on in another of its asker’s', spec: 'decision 172' },
            },
          },
        },
      },
    },
  },
});

export type TicketActor = ActorRefFrom<typeof ticketMachine>;
