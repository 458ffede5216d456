import type { Page } from '@playwright/test';
import { grown } from '../../model-tests/product/lifecycle';
import { expect, test } from './support/fair';

/** Rubs the foil of the first card as a finger does: there and back, from top to bottom. */
const rub = async (page: Page): Promise<void> => {
  const foil = page.locator('main canvas').first();
  await foil.scrollIntoViewIfNeeded();
  const box = await foil.boundingBox();
  if (box === null) throw new Error('There is no foil');
  const { x, y, width, height } = box;
  const rows = 14;
  // Its corners are round.
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  for (let row = 0; row <= rows; row += 1) {
    const down = y + 2 + ((height - 4) * row) / rows;
    await page.mouse.move(row % 2 === 0 ? x + width - 2 : x + 2, down, { steps: 8 });
  }
  await page.mouse.up();
};

test('a card is bought, scratched by hand, and what it shows is proven', async ({
  page,
  visitor,
}) => {
  // Of no motion is asked nothing: the foil would be off at once.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.arrive(grown);
  await visitor.visit('/scratchers/zodiac');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Buy these cards' }).click();
  await expect(visitor.balance).toHaveAccessibleName(/^Coins 4,500( |$)/);
  await expect(main.getByText('Card 1 of 1')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await rub(page);
  const collect = main.getByRole('button', { name: /^Collect/ });
  const away = main.getByRole('button', { name: 'Put away' });
  await expect(collect.or(away)).toBeVisible();
  if (await collect.isVisible()) await collect.click();
  const sound = 'This card is exactly what its seed makes it';
  const hand = main.getByRole('list', { name: 'Your cards' });
  await hand.getByText('Check this card').click();
  await expect(hand.getByText(sound)).toBeVisible();
  await away.click();
  await expect(main.getByText('You have no cards of this kind')).toBeVisible();
  // It is read and checked later as well.
  await main.getByText('Card 1 of 1 · Check this card').click();
  await expect(main.getByText(sound)).toBeVisible();
});

test('all are scratched at once, and a prize waits over a reload and in another tab', async ({
  page,
  visitor,
}) => {
  await visitor.arrive(grown);
  await visitor.ask('POST', '/scratchers/buy', { family: 'neon', amount: 20 });
  await visitor.visit('/scratchers');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Scratch all 20' }).click();
  await expect(main.getByText(/^\d+ of 20 cards win/).first()).toBeVisible();
  // Each of the stack is there to be checked, a prize once it is collected.
  const told = await main
    .getByText(/^\d+ of 20 cards win/)
    .first()
    .textContent();
  const losing = 20 - Number.parseInt(told ?? '', 10);
  const hand = main.getByRole('list', { name: 'Your cards' });
  await expect(hand.getByText('Check this card')).toHaveCount(losing);
  await hand.getByText('Check this card').first().click();
  await expect(hand.getByText('This card is exactly what its seed makes it').first()).toBeVisible();
  await page.reload();
  const collect = main.getByRole('button', { name: /^Collect/ });
  const coins = Number(/[\d,]+/.exec((await collect.textContent()) ?? '')?.[0].replace(',', ''));
  await collect.click();
  await expect(visitor.balance).toHaveAccessibleName(
    new RegExp(`^Coins ${(4_000 + coins).toLocaleString('en-US')}( |$)`),
  );
  await main.getByRole('button', { name: 'Put away' }).click();
  await visitor.visit('/');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Neon scratch card' }).first(),
  ).toHaveAttribute('href', '/scratchers/neon');
});
