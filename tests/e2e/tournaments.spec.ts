import type { Locator } from '@playwright/test';
import { grown } from '../../model-tests/product/lifecycle';
import { expect, platformWith, test, Visitor } from './support/fair';

test.use({ server: platformWith({ DEMO: 'off', TOURNAMENTS: 'on' }) });

const number = (main: Locator, name: string): Locator =>
  main.locator('dl > div').filter({ hasText: name }).locator('dd').first();

test('a tournament is entered after a look at the balance, and left with the buy-in', async ({
  page,
  visitor,
  elsewhere,
}) => {
  await visitor.arrive(grown);
  await visitor.visit();
  const main = page.getByRole('main');
  const home = main.getByRole('region', { name: 'Upcoming' });
  const row = home.getByRole('listitem').filter({ hasText: 'Daily sprint' }).first();
  await expect(row).toContainText(/starting (?:in|tomorrow)/);
  await expect(row).toContainText('0 players signed up');
  await row.getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1, name: 'Daily sprint' })).toBeVisible();
  await expect(main.getByRole('timer', { name: 'Starts in' })).toBeVisible();
  const watcher = new Visitor(elsewhere.page, visitor.server);
  await watcher.visit(new URL(page.url()).pathname);
  const watched = elsewhere.page.getByRole('main');
  await expect(number(watched, 'Players')).toHaveText('0');

  await main.getByRole('button', { name: 'Enter for 100' }).click();
  const dialog = page.getByRole('dialog');
  await expect(number(dialog, 'Your coins afterwards')).toHaveText('4,900');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Enter for 100' }).click();
  await dialog.getByRole('button', { name: 'Pay 100' }).click();
  await expect(visitor.balance).toHaveAccessibleName(/^Coins 4,900( |$)/);
  await expect(main.getByRole('heading', { name: 'You are in' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^You will be reminded/ })).toBeVisible();
  // Whoever looks on sees the players grow, and reads who they are.
  await expect(number(watched, 'Players')).toHaveText('1');
  await expect(watched.getByRole('row').filter({ hasText: visitor.username })).toBeVisible();
  await expect(watched.getByText('Sign in to take part.')).toBeVisible();

  await page.reload();
  await main.getByRole('button', { name: 'Leave the tournament' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(visitor.balance).toHaveAccessibleName(/^Coins 5,000( |$)/);
  await expect(main.getByText('Your buy-in of 100 came back.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Enter for 100' })).toBeEnabled();
});

test('the rule that refuses an entry is told, and nothing can be pressed', async ({
  page,
  visitor,
}) => {
  await visitor.arrive(grown);
  await visitor.visit('/tournaments?search=card');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Card night' }).first().click();
  await expect(main.getByText('Your identity is not verified')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Enter for 1,000' })).toBeDisabled();
});

test('the whole list is narrowed down by its address, and fits a phone', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.visit('/tournaments');
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'Tournaments' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await main.getByRole('combobox', { name: 'Prize' }).selectOption('points');
  await expect(page).toHaveURL(/prize=points/);
  await expect(cards.filter({ hasNotText: 'Hourly freeroll' })).toHaveCount(0);
  await main.getByRole('tab', { name: 'Completed' }).click();
  await expect(page).toHaveURL(/type=completed/);
  await expect(main.getByText('No tournament passes these filters')).toBeVisible();
  await main.getByRole('button', { name: 'Show all tournaments' }).click();
  await main.getByRole('searchbox').fill('grand');
  // On the day before the next one there are two.
  await expect(cards.filter({ hasText: 'Weekly grand' }).first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Weekly grand' })).toHaveCount(0);
});

test('the list is narrowed down to what takes players from a country', async ({
  page,
  visitor,
}) => {
  await visitor.visit('/tournaments?search=wheel');
  const main = page.getByRole('main');
  const wheel = main.getByRole('heading', { level: 2, name: 'Alpine wheel' }).first();
  await expect(wheel).toBeVisible();
  const country = main.getByRole('combobox', { name: 'Country' });
  await country.selectOption({ label: 'Open to France' });
  await expect(page).toHaveURL(/country=FR/);
  await expect(main.getByText('No tournament passes these filters')).toBeVisible();
  await country.selectOption({ label: 'Open to Austria' });
  await expect(wheel).toBeVisible();
});

test('a game’s page has the tournaments in which its rounds count', async ({ page, visitor }) => {
  await visitor.visit('/games/coin-cascade');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Daily sprint' }).first().click();
  await expect(main.getByRole('link', { name: 'Coin Cascade' })).toBeVisible();
});

test('the home widget is 420 px high on a small screen', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.visit();
  const widget = page.getByRole('main').getByRole('group', { name: 'Tournaments' });
  await expect(widget.getByRole('link').first()).toBeVisible();
  expect((await widget.boundingBox())?.height).toBe(420);
});
