import { expect, test, Visitor } from '../e2e/support/fair';
import { Gate } from '../e2e/support/gate';

const address = '/games/lantern-run';

test('a guest reads reviews and messages, and is told how to join in', async ({ visitor }) => {
  await visitor.visit(address);
  const { page } = visitor;
  await expect(page.getByText('Players write reviews')).toBeVisible();
  await expect(page.getByText('Sign in to say something.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play for fun' })).toBeVisible();
});

test('a review is written in one browser, voted on in another, and deleted after a question', async ({
  visitor,
  elsewhere,
  server,
}) => {
  const reader = new Visitor(elsewhere.page, server);
  await visitor.arrive();
  await reader.arrive();
  await visitor.visit(address);
  await reader.visit(address);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Write a review' }).click();
  // By keyboard: the question for consent may lie above the stars.
  await page.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('What should others know?').fill(`Kind to ${visitor.username}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your review')).toBeVisible();
  const item = reader.page.getByRole('listitem').filter({ hasText: `Kind to ${visitor.username}` });
  await item.getByRole('button', { name: 'Helpful, 0', exact: true }).click();
  await expect(item.getByRole('button', { name: 'Helpful, 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('what one says at a game the other hears at once, once', async ({
  visitor,
  elsewhere,
  server,
}) => {
  const other = new Visitor(elsewhere.page, server);
  await visitor.arrive();
  await visitor.visit(address);
  await other.visit(address);
  const words = `Good evening from ${visitor.username}`;
  await expect(other.page.getByRole('log')).toBeVisible();
  await visitor.page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await visitor.page.getByRole('button', { name: 'Send' }).click();
  await expect(other.page.getByRole('log').getByText(words)).toHaveCount(1);
  await expect(visitor.page.getByRole('log').getByText(words)).toHaveCount(1);
  await expect(visitor.page.getByRole('textbox', { name: 'Say something' })).toHaveValue('');
});

test('what was said before a page could hear it is there as well', async ({
  visitor,
  elsewhere,
  server,
}) => {
  const late = new Visitor(elsewhere.page, server);
  const socket = new Gate();
  await socket.guard(late.page, /\/socket\.io\//);
  await late.visit(address);
  await expect(late.page.getByRole('log')).toBeVisible();
  await visitor.arrive();
  await visitor.visit(address);
  const words = `Whoever comes late, from ${visitor.username}`;
  await visitor.page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await visitor.page.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.page.getByRole('log').getByText(words)).toHaveCount(1);
  await socket.open();
  await expect(late.page.getByRole('log').getByText(words)).toHaveCount(1);
});

test('the wallet’s filter is in the address, and a movement leads to its round', async ({
  visitor,
}) => {
  await visitor.arrive();
  await visitor.visit('/wallet?kind=gifts');
  const { page } = visitor;
  await expect(page.getByText('No movement passes these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(`${visitor.server.url}/wallet`);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Gifts' })).toHaveAttribute('aria-pressed', 'true');
});
