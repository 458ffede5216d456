import { grown } from '../../model-tests/product/lifecycle';
import { expect, test } from './support/fair';

test('what is done is counted, opened in a dialog, and collected once', async ({
  page,
  visitor,
}) => {
  await visitor.arrive(grown);
  await visitor.visit('/achievements');
  const main = page.getByRole('main');
  const taste = main.getByRole('listitem').filter({ hasText: 'Matters of taste' });
  await expect(main.getByRole('button', { name: 'Show more' })).toBeVisible();
  // It is beyond the first page until something is done for it.
  for (const game of ['neon-orchard', 'high-striker', 'lantern-run', 'comet-fall', 'coin-cascade'])
    await visitor.ask('POST', `/games/game_${game}/set-favourite`, {});
  await expect(taste.getByText('5 of 5')).toBeVisible();
  await taste.getByRole('button', { name: 'Matters of taste' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Choose 5 favourite games')).toBeVisible();
  await expect(dialog.getByText(/^Reached on/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Collect 20 coins' }).click();
  await expect(dialog.getByText('Achieved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(visitor.balance).toHaveAccessibleName(/^Coins 5,020( |$)/);
  await expect(taste.getByRole('button', { name: /^Collect/ })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a time of its own is begun for coins, and the game tells what it may bring', async ({
  page,
  visitor,
}) => {
  await visitor.arrive(grown);
  await visitor.visit('/achievements/open');
  const main = page.getByRole('main');
  const sprint = main.getByRole('listitem').filter({ hasText: 'Sprint' });
  await sprint.getByRole('button', { name: 'Begin for 100 coins' }).click();
  await expect(visitor.balance).toHaveAccessibleName(/^Coins 4,900( |$)/);
  await expect(sprint.getByRole('button', { name: /^Begin/ })).toHaveCount(0);
  await visitor.visit('/games/high-striker');
  await expect(main.getByText('Play 100 rounds of High Striker')).toBeVisible();
});
