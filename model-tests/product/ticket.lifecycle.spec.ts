import { ticketLifecycle } from '../../contract/lifecycles';
import type { Ticket } from '../../contract/ticket';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { asOperator } from '../../tests/support/operator';
import { walkLifecycle } from './lifecycle';

/** Longer than a resolved one may be reopened. */
const LATER_HOURS = 14 * 24 + 1;

const turns = {
  awaiting_support_reply: 'Support’s turn',
  awaiting_player_reply: 'Your turn',
  resolved: 'Resolved',
  rated: 'Resolved',
  closed: 'Resolved',
  merged: 'Put together',
} as const;

walkLifecycle('ticket', {
  lifecycle: ticketLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    const { server } = visitor;
    await visitor.arrive();
    const main = page.getByRole('main');
    const button = (name: string) =>
      main.getByRole('button', { name, exact: true, disabled: false });
    /** The form of a message, which takes no press between one that was sent and the next words. */
    const sending = (name: string) => main.getByRole('button', { name, exact: true });
    let ticket = '';
    let into = '';
    const address = () => `/support/tickets/${ticket}`;

    /** The operator answers by the stream that the desk writes. */
    const answer = (): Promise<string> =>
      asOperator(server, 'answer-ticket', ticket, 'Which wheel was it?');
    const rated = () => main.getByText('Your rating', { exact: true });

    return {
      async take({ from, command, to }) {
        if (command === 'open') {
          await visitor.turnTo('/support');
          await main.getByLabel('What is it about?').fill('The wheel stands still');
          await button('Send to support').click();
          await main.getByRole('link', { name: /The wheel stands still/ }).click();
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(
            'The wheel stands still',
          );
          ticket = new URL(page.url()).pathname.split('/').at(-1) ?? '';
        } else if (command === 'expire') {
          await goOnLater(server, hoursAhead(server) + LATER_HOURS);
          await visitor.comeBack();
        } else if (command === 'merge') {
          into ||= (
            await visitor.ask<{ ticket: Ticket }>('POST', '/ticket', { title: 'Another wheel' })
          ).ticket._id;
          await asOperator(server, 'merge-ticket', ticket, into);
        } else if (command === 'split') {
          await asOperator(server, 'split-ticket', ticket);
        } else if (command === 'answer') {
          await answer();
        } else if (command === 'write') {
          await visitor.turnTo(address());
          const isResolved = to !== from && ['resolved', 'rated'].includes(from);
          await main.getByRole('textbox').first().fill('It still does not turn');
          await button(isResolved ? 'Send and reopen' : 'Send').click();
          await expect(main.getByText('It still does not turn').last()).toBeVisible();
        } else if (command === 'rate') {
          await visitor.turnTo(address());
          await main.getByRole('radio', { name: '4 stars' }).check({ force: true });
          await button(from === 'resolved' ? 'Send the rating' : 'It is resolved').click();
          await expect(rated()).toBeVisible();
        } else if (['resolved', 'rated', 'closed', 'merged'].includes(from)) {
          // Another tab resolves what is resolved.
          await visitor.ask('PUT', '/ticket/resolve', { id: ticket });
        } else {
          await visitor.turnTo(address());
          await button('It is resolved').click();
          await expect(sending('Send and reopen')).toBeVisible();
        }
      },
      async see(state) {
        if (state === 'none') {
          await visitor.turnTo('/support/tickets');
          await expect(main.getByText('You have asked us nothing yet')).toBeVisible();
          return;
        }
        await visitor.turnTo(address());
        await expect(main.getByText(turns[state], { exact: true })).toBeVisible();
        const isOpen = state === 'awaiting_player_reply' || state === 'awaiting_support_reply';
        await expect(sending('Send')).toHaveCount(isOpen ? 1 : 0);
        await expect(button('It is resolved')).toHaveCount(isOpen ? 1 : 0);
        await expect(button('Send the rating')).toHaveCount(state === 'resolved' ? 1 : 0);
        await expect(sending('Send and reopen')).toHaveCount(
          state === 'resolved' || state === 'rated' ? 1 : 0,
        );
        await expect(main.getByText(/takes no more messages/)).toHaveCount(
          state === 'closed' ? 1 : 0,
        );
        await expect(main.getByText(/put this together with another/)).toHaveCount(
          state === 'merged' ? 1 : 0,
        );
        if (state === 'merged') {
          await main.getByRole('link', { name: 'To the question', exact: true }).click();
          await expect(main.getByText('The wheel stands still').last()).toBeVisible();
          return;
        }
        const { reopenMs = 0 } = await visitor.ask<Ticket>('GET', `/ticket/${ticket}`);
        expect(reopenMs > 0).toBe(state === 'resolved' || state === 'rated');
      },
    };
  },
});
