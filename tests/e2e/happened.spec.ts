import { expect, test } from './support/fair';
import { comeIn } from './support/office';

test('what happened in a tab goes with a ticket, opens in the inspector and is stepped through', async ({
  page,
  visitor,
  elsewhere,
  server,
}) => {
  const main = page.getByRole('main');
  // What keeps a page that is left comes over a slow line: a page that stands is kept all the same.
  await page.route(/assets\/happened-[^/]+\.js$/, (route) =>
    setTimeout(() => void route.continue(), 1_000),
  );
  await visitor.arrive();
  await visitor.visit('/gifts');
  await expect(main.getByText('Nothing waits to be opened')).toBeVisible();
  await visitor.visit('/support');
  await main.getByLabel('What is it about?').fill('A gift does not open');
  await main.getByRole('button', { name: 'Attach what happened' }).click();
  await expect(main.getByRole('region', { name: 'What happened in this tab' })).toContainText(
    '/gifts',
  );
  await main.getByRole('button', { name: 'Attach it' }).click();
  await expect(
    main.getByRole('list', { name: 'Attached files' }).getByRole('listitem'),
  ).toHaveCount(1);
  await main.getByRole('button', { name: 'Send to support' }).click();
  await expect(page).toHaveURL(/\/support\/tickets$/);

  // A member of staff opens it from the ticket, in a browser that knows nothing of that tab.
  const office = elsewhere.page;
  await comeIn(office, `${server.url}/staff/tickets`, 'support');
  await office.getByRole('link', { name: 'A gift does not open' }).click();
  const opened = elsewhere.context.waitForEvent('page');
  await office.getByRole('link', { name: 'What happened, in the inspector' }).click();
  const inspector = await opened;
  await expect(inspector).toHaveURL(/\/staff\/inspect#\/files\/attachment_/);

  // It stands at its end; each press is one entry of the tab that was.
  const moment = inspector.getByRole('group', { name: 'Moment' });
  const status = moment.getByRole('status');
  // Empty until the file is read.
  await expect(status).toHaveText(/^Live, [1-9]\d+ entries$/);
  const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  await moment.getByRole('button', { name: 'One entry back' }).click();
  await expect(status).toHaveText(new RegExp(`^After entry \\d+ of ${count}$`));
  const before = await status.textContent();
  await moment.getByRole('button', { name: 'One entry back' }).click();
  await expect(status).not.toHaveText(before ?? '');
  await moment.getByRole('button', { name: 'One entry forth' }).click();
  await expect(status).toHaveText(before ?? '');
  await expect(inspector.getByText('This moment cannot be replayed.')).toHaveCount(0);

  // What was typed is one of them; at its moment the form stands among the actors.
  const journal = inspector.getByRole('region', { name: 'Journal' });
  await journal.getByRole('searchbox', { name: 'Filter by event' }).fill('form.change');
  await journal.getByRole('option').filter({ hasText: 'form.change' }).first().click();
  await expect(status).toHaveText(/^After entry \d+ of/);
  await expect(
    inspector.getByRole('region', { name: 'Actors' }).getByText('ticketCreate').first(),
  ).toBeVisible();
  await moment.getByRole('button', { name: 'Live' }).click();
  await expect(status).toHaveText(`Live, ${count} entries`);
});

test('an address that leads to no journal says so', async ({ elsewhere: { page }, server }) => {
  await page.goto(`${server.url}/staff/inspect#/files/attachment_00000000.00`);
  await expect(page.getByText('This file is no journal.')).toBeVisible();
});
