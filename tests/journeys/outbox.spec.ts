import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../e2e/support/fair';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

test('what is done without a network waits in sight, and arrives once when it is back', async ({
  visitor,
  elsewhere,
  server,
}) => {
  const other = new Visitor(elsewhere.page, server);
  await visitor.arrive();
  await other.arrive();
  const ask = async (page: Page, method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(page)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as never;
  };
  const idOf = async (page: Page) => ((await ask(page, 'GET', '/get')) as { _id: string })._id;
  const recipient = await idOf(other.page);
  await ask(other.page, 'POST', '/letters/send', {
    recipient: await idOf(visitor.page),
    text: 'Are you there?',
  });

  // Four tabs, as pages that were not visited yet do not open without a network.
  const context = visitor.page.context();
  const lobby = visitor.page;
  const [game, sheet, bell] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await visitor.visit('/games');
  await Promise.all([
    game.goto(`${server.url}/games/lantern-run`),
    sheet.goto(`${server.url}/letters/write?to=${recipient}&name=${other.username}`),
    bell.goto(`${server.url}/notifications`),
  ]);
  const write = game.getByRole('button', { name: 'Write a review' });
  const seen = bell.getByRole('button', { name: 'Mark as seen' });
  const letter = sheet.getByRole('textbox', { name: 'Your letter' });
  await Promise.all([write, seen, letter].map((one) => expect(one).toBeVisible()));
  const hearts = lobby.getByRole('main').getByRole('button', { name: /^Add .* favorites$/ });
  await expect(hearts.nth(1)).toBeVisible();
  const waiting = (count: number) => lobby.getByText(`${count} waiting to be sent`);

  await context.setOffline(true);
  await hearts.first().click();
  await hearts.first().click();
  await expect(waiting(2)).toBeVisible();
  await write.click();
  await game.getByRole('radio', { name: '4 stars' }).focus();
  await game.keyboard.press('Space');
  await game.getByLabel('What should others know?').fill(`Waits for ${visitor.username}`);
  await game.getByRole('button', { name: 'Publish' }).click();
  await expect(game.getByText('It waits for a connection')).toBeVisible();
  await letter.fill(`Yes, I am: ${visitor.username}`);
  await sheet.getByRole('button', { name: 'Send the letter' }).click();
  await expect(sheet.getByText('Your letter waits for a connection')).toBeVisible();
  await seen.click();
  await expect(waiting(5)).toBeVisible();
  await lobby.getByRole('button', { name: 'Show', exact: true }).click();
  const first = lobby.getByRole('dialog').getByRole('listitem').first();
  await first.getByRole('button', { name: 'Take back' }).click();
  await expect(lobby.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await lobby.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(lobby.getByText('waiting to be sent')).toHaveCount(0);
  await expect(game.getByText('It waits for a connection')).toHaveCount(0);
  expect(((await ask(lobby, 'GET', '/get')) as { favorites: string[] }).favorites).toHaveLength(1);
  await other.visit('/letters');
  const inbox = other.page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
  await expect(inbox).toHaveCount(1);
  await expect(inbox).toContainText(`Yes, I am: ${visitor.username}`);
  await other.visit('/games/lantern-run');
  await expect(other.page.getByText(`Waits for ${visitor.username}`)).toHaveCount(1);
  const told = await ask(lobby, 'POST', '/notifications', { onlyUnseen: true });
  expect((told as { total: number }).total).toBe(0);
});
