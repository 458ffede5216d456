import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAnsweredTicket, aResolvedTicket, aTicketAttachment } from '../../contract/make/ticket';
import { problem } from '../../contract/problems';
import type { Ticket } from '../../contract/ticket';
import type { FormEvent } from '../../machines/kit/form.words';
import {
  ticketCreateFaults,
  ticketResolveFaults,
  ticketWriteFaults,
} from '../../machines/ticket/ticket.rules';
import { FileChoice } from '../../src/views/ticket/FileChoice';
import { SupportPage } from '../../src/views/ticket/SupportPage';
import { TicketPage } from '../../src/views/ticket/TicketPage';
import type { World } from '../../tests/machines/support/world';
import { onForm, typedWalk } from '../support/form';
import { answer, control, isOpen, member, press, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import {
  attachWalk,
  ticketCreateWalk,
  ticketResolveWalk,
  ticketWriteWalk,
  typingWalk,
} from './tickets.walk';

// This DOM has no addresses for files.
beforeEach(() => vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:one' }));
afterEach(() => vi.unstubAllGlobals());

const taken: FormEvent = { type: 'attach.taken', to: 'ticket', file: aTicketAttachment() };
/** The walk of the chooser shows when it tells. */
const takes = (key: string) => (event: FormEvent, world: World) => {
  act(() => {
    world.resident('stage').getSnapshot().children[key]?.send(event);
  });
  return true;
};

const late = problem('ticket-closed');
const { _id: id } = anAnsweredTicket();
/** The page of a ticket that has been read. */
const read = (ticket: Ticket) => (world: World) =>
  answer(world, ['ticket.load'], { type: 'ticket.loaded', ticket });
const to = `/support/tickets/${id}`;

const leaving = (name: string) => ({
  [`${name}.editing form.leave[0]`]: 'a text says what is wrong when it is sent',
});

const asking = typedWalk(
  ticketCreateWalk,
  { guest: 'yes', language: 'en-US', category: 'other' },
  {
    filled: {
      ticketTitle: 'The wheel stands still',
      contactName: 'Gus',
      email: 'gus@example.com',
    },
    wrong: { email: 'gus@' },
  },
);

test(
  'ticketCreate: every edge that the page reaches is walked on it',
  async () => {
    const on = onForm({
      port: 'ticketCreate.submit',
      faults: ticketCreateFaults,
      submit: 'Send to support',
      done: 'Your questions are in your mails',
      labels: {
        ticketTitle: 'What is it about?',
        contactName: 'Your name',
        email: 'Your e-mail address',
      },
    });
    await walkView(
      { ...asking, events: [...asking.events, taken] },
      {
        ...on,
        by: { ...on.by, 'attach.taken': takes('ticketCreate yes') },
        control: 'ticketCreate yes',
        view: <SupportPage />,
        start: () => ({ to: '/support' }),
        sees: (form, world, event) => {
          // It is gone to the questions with its answer.
          if (!form.matches('accepted')) on.sees(form, world, event);
          const { path } = world.resident('router').getSnapshot().context.route;
          if (form.matches('accepted')) expect(path).toBe('/support/tickets');
        },
      },
    );
  },
  WALK_MS,
);

const writing = typedWalk(
  ticketWriteWalk,
  { id, access: '' },
  { filled: { ticketText: 'The one by the pier' } },
);

test(
  'ticketWrite: every edge that the page reaches is walked on it',
  async () => {
    const on = onForm({
      port: 'ticketWrite.submit',
      faults: ticketWriteFaults,
      submit: 'Send',
      done: 'Never said',
      labels: { ticketText: 'Your message' },
    });
    const { 'form.leave': _, ...by } = on.by;
    await walkView(
      { ...writing, events: [...writing.events, taken] },
      {
        ...on,
        by: { ...by, 'attach.taken': takes(`ticketWrite ${id}`) },
        control: `ticketWrite ${id}`,
        view: <TicketPage />,
        start: () => ({ ...member, to }),
        settle: read(anAnsweredTicket()),
        sees: (form) => {
          const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
          expect(field.value).toBe(form.context.values['ticketText']);
          expect(field.getAttribute('aria-invalid') === 'true').toBe(
            form.context.touched.includes('ticketText') &&
              'ticketText' in ticketWriteFaults(form.context.values),
          );
          expect(screen.queryByText('wheel.png') !== null).toBe(
            form.context.values['files'] !== '',
          );
        },
        without: { ...on.without, ...leaving('ticketWrite') },
      },
    );
  },
  WALK_MS,
);

let keys = 0;

test(
  'typing: every edge that the page reaches is walked on it',
  async () => {
    await walkView(typingWalk, {
      control: `typing ${id}`,
      view: <TicketPage />,
      start: () => ({ ...member, to }),
      settle: read(anAnsweredTicket()),
      by: {
        'typing.press': () => {
          keys += 1;
          return type('Your message', `The one by the pier, ${keys}`);
        },
        // What is refused may be sent again.
        'typing.rest': (_, world) =>
          press('button', 'Send') &&
          answer(world, ['ticketWrite.submit'], { type: 'form.refused', problem: late }),
        'typing.heard': 'typing.tell',
        'typing.lost': 'typing.tell',
        'port.failed': 'typing.tell',
      },
      sees: (typing) => {
        expect(shows('Support is writing')).toBe(typing.context.typists.length > 0);
      },
    });
  },
  WALK_MS,
);

const rating = typedWalk(
  ticketResolveWalk,
  { id, access: '', rates: 'yes' },
  { filled: { rating: '4', review: 'Quick, and kind.' } },
);

test(
  'ticketResolve: every edge that the page reaches is walked on it',
  async () => {
    const on = onForm({
      port: 'ticketResolve.submit',
      faults: ticketResolveFaults,
      submit: 'Send the rating',
      done: 'Never said',
      choose: (field, value) => (field === 'rating' ? rate(`${value} stars`) : reviewed(value)),
    });
    const { 'form.leave': _, ...by } = on.by;
    await walkView(rating, {
      ...on,
      by,
      control: `ticketResolve ${id} yes`,
      view: <TicketPage />,
      start: () => ({ ...member, to }),
      settle: read(aResolvedTicket()),
      sees: (form) => {
        const { rating: stars, review } = form.context.values;
        const chosen = document.querySelector<HTMLInputElement>('main input[type=radio]:checked');
        expect(chosen?.getAttribute('aria-label') ?? '').toBe(stars === '' ? '' : `${stars} stars`);
        const words = screen.queryByLabelText<HTMLTextAreaElement>(about);
        expect(words?.value ?? '').toBe(stars === '' ? '' : review);
      },
      without: { ...on.without, ...leaving('ticketResolve') },
    });
  },
  WALK_MS,
);

const about = 'What should we know about it?';
/** Stars that are given already are not given again. */
const rate = (name: string): boolean => {
  const star = control('radio', name);
  return star instanceof HTMLInputElement && !star.checked && press('radio', name);
};
const reviewed = (value: string): boolean => {
  const field = screen.queryByLabelText<HTMLTextAreaElement>(about);
  if (field === null || field.value === value) return false;
  fireEvent.change(field, { target: { value } });
  return true;
};

const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? undefined;

test(
  'attach: every edge that the page reaches is walked on it',
  async () => {
    await walkView(attachWalk, {
      control: 'attach',
      view: <FileChoice value="" onChange={() => undefined} />,
      by: {
        'attach.choose': ({ name, bytes }) => {
          const input = chooser();
          if (input === undefined || !isOpen(input)) return false;
          const file = new File(['x'], name);
          Object.defineProperty(file, 'size', { value: bytes });
          act(() => {
            fireEvent.change(input, { target: { files: [file] } });
          });
          return true;
        },
        'attach.tell': () => press('button', 'Attach what happened'),
        'attach.told': 'attach.tell',
        'attach.agree': () => press('button', 'Attach it'),
        'attach.decline': () => press('button', 'Leave it out'),
        'attach.sent': 'attach.send',
        'attach.refused': 'attach.send',
        'port.failed': ['attach.send', 'attach.tell'],
      },
      sees: (attach) => {
        expect(screen.queryByText('Of these failed') !== null).toBe(attach.matches('told'));
        expect(isOpen(chooser())).toBe(
          attach.can({ type: 'attach.choose', url: '', name: '', bytes: 1 }),
        );
        const { problem } = attach.context;
        expect(screen.queryByText(/was not attached/) !== null).toBe(problem !== undefined);
      },
    });
  },
  WALK_MS,
);
