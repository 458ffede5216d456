import { PIXEL } from '../support/pixel';
import { expect, test } from './support/fair';
import { comeIn } from './support/office';

/** A PNG of one pixel, and the least of a PDF. */
const picture = {
  name: 'wheel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(PIXEL, 'base64'),
};
const paper = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n% a receipt\n%%EOF\n'),
};
const program = { name: 'wheel.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };

test('a player asks with files, writes on, says that it is resolved, and how well', async ({
  page,
  visitor,
}) => {
  await visitor.arrive();
  await visitor.visit('/support');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send to support' });
  await send.click();
  await expect(main.getByText('Provide ticket information')).toBeVisible();
  await main.getByLabel('What is it about?').fill('The wheel stands still');
  await main.getByLabel('Category').selectOption('A game or round');
  await main.getByLabel('Tell us more').fill('Since noon.');
  const files = main.locator('input[type=file]');
  await files.setInputFiles(program);
  await expect(main.getByRole('alert').getByText(/wheel\.png was not attached/)).toBeVisible();
  await files.setInputFiles(picture);
  const attached = main.getByRole('list', { name: 'Attached files' });
  await expect(attached.getByRole('listitem')).toHaveCount(1);
  await files.setInputFiles(paper);
  await expect(attached.getByRole('listitem')).toHaveCount(2);
  await send.click();

  // §2: the list is shown after a ticket is created.
  await expect(page).toHaveURL(/\/support\/tickets$/);
  await main.getByRole('link', { name: /The wheel stands still/ }).click();
  await expect(main.getByText('Support’s turn')).toBeVisible();
  const said = main.getByRole('list', { name: 'Conversation' });
  await expect(said.getByText('Since noon.')).toBeVisible();
  await expect(said.getByRole('link', { name: 'Open the picture wheel.png' })).toBeVisible();
  const download = page.waitForEvent('download');
  await said.getByRole('link', { name: /receipt\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('receipt.pdf');

  await main.getByLabel('Your message').fill('And it hums.');
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said.getByText('And it hums.')).toBeVisible();
  await expect(main.getByLabel('Your message')).toHaveValue('');

  await main.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await main.getByLabel('What should we know about it?').fill('Quick.');
  await main.getByRole('button', { name: 'It is resolved' }).click();
  await expect(main.getByRole('img', { name: '4 stars' })).toBeVisible();
  await expect(main.getByText('Resolved', { exact: true })).toBeVisible();
  await page.goto(`${visitor.server.url}/support/tickets?status=resolved`);
  await expect(main.getByRole('listitem')).toHaveCount(1);
});

test('a guest says how they are reached, and reads theirs by the link alone', async ({
  page,
  visitor,
  elsewhere,
}) => {
  await visitor.visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send to support' });
  await main.getByLabel('What is it about?').fill('I cannot sign up');
  await send.click();
  await expect(main.getByText('Provide your contact information')).toHaveCount(2);
  await main.getByLabel('Your name').fill('Gus');
  await main.getByLabel('Your e-mail address').fill(visitor.email);
  await send.click();
  await expect(main.getByText('We have your question')).toBeVisible();
  await main.getByRole('link', { name: 'To the question' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'I cannot sign up' })).toBeVisible();
  const link = page.url();
  await main.getByLabel('Your message').fill('By the way, thank you.');
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main.getByText('By the way, thank you.')).toBeVisible();

  await elsewhere.page.goto(link);
  const other = elsewhere.page.getByRole('main');
  await expect(other.getByText('By the way, thank you.')).toBeVisible();
  await elsewhere.page.goto(link.split('?')[0] ?? '');
  await expect(other.getByText('There is no such question')).toBeVisible();
});

test('who asked and who answers see each other write, and the answer comes to the open ticket', async ({
  page,
  visitor,
  elsewhere: { page: office },
  server,
}) => {
  await visitor.arrive();
  const title = `The pier of ${visitor.username}`;
  const { ticket } = await visitor.ask<{ ticket: { _id: string } }>('POST', '/ticket', { title });
  await visitor.visit(`/support/tickets/${ticket._id}`);
  const main = page.getByRole('main');
  await comeIn(office, `${server.url}/staff/tickets/${ticket._id}`, 'support');
  const item = office.getByRole('region', { name: 'What lies open' });
  await expect(item.getByRole('heading', { name: title })).toBeVisible();

  await main.getByLabel('Your message').pressSequentially('It has not moved since.');
  await expect(item.getByText(`${visitor.username} is writing`)).toBeVisible();
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(item.getByText('It has not moved since.')).toBeVisible();
  await expect(item.getByText(`${visitor.username} is writing`)).toHaveCount(0);

  await item.getByRole('button', { name: 'Answer', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Answer' }).pressSequentially('We oil it.');
  await expect(main.getByText('Support is writing…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(main.getByText('We oil it.')).toBeVisible();
  await expect(main.getByText('Support is writing…')).toHaveCount(0);

  // A note is nobody's business.
  await item.getByRole('button', { name: 'Note', exact: true }).click();
  const beat = office.waitForResponse((response) => response.url().endsWith('/tickets/typing'));
  await dialog.getByRole('textbox').pressSequentially('A tiresome one');
  await beat;
  const heard = page.waitForResponse((response) => response.url().endsWith('/ticket/typing'));
  expect(await (await heard).json()).toMatchObject({ typists: [] });
});
