import {
  attachToTicket,
  createTicket,
  listTicketsOfUser,
  readTicket,
  resolveTicket,
  sendTicketMessage,
} from '../../../contract/ticket';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { attachPorts } from '../../../machines/ticket/attach.words';
import { addressOfCreated } from '../../../machines/ticket/ticket.rules';
import type { ticketPorts } from '../../../machines/ticket/ticket.words';
import type { ticketCreatePorts } from '../../../machines/ticket/ticketCreate.words';
import type { ticketResolvePorts } from '../../../machines/ticket/ticketResolve.words';
import type { ticketsPorts } from '../../../machines/ticket/tickets.words';
import type { ticketWritePorts } from '../../../machines/ticket/ticketWrite.words';
import type { Asks } from '../api';

/** The bytes behind an address of this page, as a data address. */
const dataOf = async (url: string): Promise<string> => {
  const file = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
};

/** A player has no access of their own to name. */
const byLink = (access: string) => (access === '' ? {} : { access });

export const ticketAdapters = (
  asks: Asks,
): AdaptersOf<
  typeof attachPorts &
    typeof ticketPorts &
    typeof ticketCreatePorts &
    typeof ticketResolvePorts &
    typeof ticketsPorts &
    typeof ticketWritePorts
> => {
  const attach = asks('attach.send', attachToTicket, {
    given: (body: { file: string; name: string }) => ({ body }),
    answered: (file) => ({ type: 'attach.sent' as const, file }),
    refused: (problem) => ({ type: 'attach.refused' as const, problem }),
  });
  return {
    'tickets.list': asks('tickets.list', listTicketsOfUser, {
      given: ({ query: { status, search }, pageIndex, pageSize }) => ({
        body: { ...(status !== '' && { status }), search, pageIndex, pageSize },
      }),
      answered: ({ items, total, status, counts }) => ({
        type: 'list.listed',
        items,
        total,
        status,
        counts,
      }),
    }),
    'ticket.load': asks('ticket.load', readTicket, {
      given: ({ id, access }) => ({ params: { id }, query: byLink(access) }),
      answered: (ticket) => ({ type: 'ticket.loaded', ticket }),
      refused: ({ code }) =>
        code === 'not-found' || code === 'body-invalid' ? { type: 'ticket.missing' } : undefined,
    }),
    'ticketCreate.submit': asks('ticketCreate.submit', createTicket, {
      given: (body) => ({ body }),
      answered: ({ ticket, access }) => ({
        type: 'form.accepted',
        place: addressOfCreated({ id: ticket._id, access: access ?? '' }),
      }),
      refused: (problem) => ({ type: 'form.refused', problem }),
    }),
    'ticketWrite.submit': asks('ticketWrite.submit', sendTicketMessage, {
      given: ({ access, ...body }) => ({ body: { ...body, ...byLink(access) } }),
      answered: () => ({ type: 'form.accepted' }),
      refused: (problem) => ({ type: 'form.refused', problem }),
    }),
    'ticketResolve.submit': asks('ticketResolve.submit', resolveTicket, {
      given: ({ access, rating, ...body }) => ({
        body: { ...body, ...(rating !== undefined && { rating }), ...byLink(access) },
      }),
      answered: () => ({ type: 'form.accepted' }),
      refused: (problem) => ({ type: 'form.refused', problem }),
    }),
    'attach.send': ({ url, name }, answer, hear) => {
      let isOpen = true;
      let end: (() => void) | undefined;
      dataOf(url).then(
        (file) => {
          if (isOpen) end = attach({ file, name }, answer, hear);
        },
        () => answer({ type: 'port.failed', port: 'attach.send' }),
      );
      return () => {
        isOpen = false;
        URL.revokeObjectURL(url);
        end?.();
      };
    },
  };
};
