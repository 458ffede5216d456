import { addDocument } from '../../../contract/identity';
import type { Problem } from '../../../contract/problems';
import {
  attachToTicket,
  createTicket,
  listTicketsOfUser,
  readTicket,
  resolveTicket,
  sendTicketMessage,
  typeInTicket,
} from '../../../contract/ticket';
import type { AdaptersOf } from '../../../machines/kit/port';
import { type attachPorts, HAPPENED } from '../../../machines/ticket/attach.words';
import { addressOfCreated } from '../../../machines/ticket/ticket.rules';
import type { ticketPorts } from '../../../machines/ticket/ticket.words';
import type { ticketCreatePorts } from '../../../machines/ticket/ticketCreate.words';
import type { ticketResolvePorts } from '../../../machines/ticket/ticketResolve.words';
import type { ticketsPorts } from '../../../machines/ticket/tickets.words';
import type { ticketWritePorts } from '../../../machines/ticket/ticketWrite.words';
import type { typingPorts } from '../../../machines/ticket/typing.words';
import type { Asks } from '../api';
import type { Io } from '../io';
import { isMissing } from '../missing';
import { tapedPage } from '../tape';

/** The bytes of a file as a data address. */
const dataOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/** A player has no access of their own to name. */
const byLink = (access: string) => (access === '' ? {} : { access });

export const ticketAdapters = (
  asks: Asks,
  { tab }: Io,
): AdaptersOf<
  typeof attachPorts &
    typeof ticketPorts &
    typeof ticketCreatePorts &
    typeof ticketResolvePorts &
    typeof ticketsPorts &
    typeof ticketWritePorts &
    typeof typingPorts
> => {
  const refusing = (problem: Problem) => ({ type: 'attach.refused', problem }) as const;
  const attach = asks('attach.send', attachToTicket, {
    given: (body: { file: string; name: string }) => ({ body }),
    answered: (file) => ({ type: 'attach.sent' as const, file }),
    refused: refusing,
  });
  /** What was last written down of this tab. */
  let happened: Blob | undefined;
  const bytesOf = async (url: string): Promise<Blob> =>
    url === HAPPENED && happened !== undefined ? happened : (await fetch(url)).blob();
  /** What a paper shows has no address: only staff reads it again. */
  const show = (name: string) =>
    asks('attach.send', addDocument, {
      given: ({ file }: { file: string; name: string }) => ({ body: { file } }),
      answered: (file) => ({ type: 'attach.sent' as const, file: { ...file, name, url: '' } }),
      refused: refusing,
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
      refused: (problem) => {
        if (problem.code === 'ticket-renewed') return { type: 'ticket.renewed' };
        return isMissing(problem) ? { type: 'ticket.missing' } : undefined;
      },
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
    'typing.tell': asks('typing.tell', typeInTicket, {
      given: ({ access, ...body }) => ({ body: { ...body, ...byLink(access) } }),
      answered: (heard) => ({ type: 'typing.heard', ...heard }),
      refused: ({ code }) =>
        code === 'not-found' || code === 'ticket-renewed' ? { type: 'typing.lost' } : undefined,
    }),
    'attach.tell': (_, answer) => {
      const write = async () => {
        const taped = tapedPage();
        if (taped === undefined) throw new Error('This page is not recorded');
        const { writeHappened } = await import('./happened');
        return writeHappened(taped, tab, Date.now());
      };
      write().then(
        ({ told, file }) => {
          happened = file;
          answer({ type: 'attach.told', told, bytes: file.size });
        },
        () => answer({ type: 'port.failed', port: 'attach.tell' }),
      );
      return undefined;
    },
    'attach.send': ({ to, url, name }, answer, hear) => {
      let isOpen = true;
      let end: (() => void) | undefined;
      const send = to === 'ticket' ? attach : show(name);
      bytesOf(url)
        .then(dataOf)
        .then(
          (file) => {
            if (isOpen) end = send({ file, name }, answer, hear);
          },
          () => answer({ type: 'port.failed', port: 'attach.send' }),
        );
      return () => {
        isOpen = false;
        if (url !== HAPPENED) URL.revokeObjectURL(url);
        end?.();
      };
    },
  };
};
