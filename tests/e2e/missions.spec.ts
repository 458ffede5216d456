import type { Mission } from '../../contract/mission';
import { grown } from '../../model-tests/product/lifecycle';
import { obligePeople } from '../../model-tests/product/mission';
import { expect, test } from './support/fair';

test('the gift of the day is opened in the lobby, once', async ({ page, visitor }) => {
  await visitor.arrive(grown);
  await visitor.visit('/');
  const gift = page.getByRole('main').getByRole('region', { name: 'Gift of the day' });
  await expect(gift.getByText('Day 1 in a row')).toBeVisible();
  await gift.getByRole('button', { name: 'Open it' }).click();
  await expect(gift.getByRole('status')).toHaveText('100 coins are yours');
  await expect(visitor.balance).toHaveAccessibleName(/^Coins 5,100( |$)/);
  await expect(gift.getByText('The next one comes tomorrow')).toBeVisible();
  await expect(gift.getByRole('button')).toHaveCount(0);
  await visitor.visit('/missions');
  await expect(gift.getByRole('listitem').first()).toHaveText(/100.*Opened/);
  await expect(gift.getByRole('button')).toHaveCount(0);
});

test('another tab hears of the gift, and counts it no more', async ({ page, visitor, context }) => {
  await visitor.arrive(grown);
  await visitor.visit('/missions');
  const other = await context.newPage();
  await other.goto(`${visitor.server.url}/missions`);
  await expect(other.getByRole('button', { name: 'Open it' })).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(other.getByText('The next one comes tomorrow')).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(other.getByRole('menuitem', { name: 'Missions', exact: true })).toBeVisible();
});

test('missions are counted live, and collected on their page', async ({ page, visitor }) => {
  await visitor.arrive(grown);
  await visitor.visit('/missions');
  const main = page.getByRole('main');
  await expect(main.getByText('One that is done begins a row of days')).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(3);
  const { items } = await visitor.ask<{ items: Mission[] }>('GET', '/missions');
  const [, , mission] = items;
  if (mission === undefined) throw new Error('There are no missions');
  await obligePeople(visitor, mission);
  await main.getByRole('button', { name: /^Collect/ }).click();
  await expect(main.getByText('Collected')).toBeVisible();
  await expect(main.getByText('The first day')).toBeVisible();
  await expect(main.getByText(/^Today counts already\./)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
