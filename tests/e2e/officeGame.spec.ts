import sharp from 'sharp';
import { expect, test } from './support/fair';
import { comeIn } from './support/office';

test('a game is shown by another studio, with other features and under a picture', async ({
  page,
  elsewhere: { page: office },
  server,
  visitor,
}) => {
  await comeIn(office, `${server.url}/staff/games?search=High+Striker`, 'admin');
  // A row is of a game and a currency it was played for: whichever comes first is of the game.
  const row = office.getByRole('row', { name: /High Striker/ }).first();
  const deed = 'Say how it is shown';
  const open = async () => {
    await row.getByRole('button', { name: 'Do: High Striker' }).click();
    await office.getByRole('menuitem', { name: deed }).click();
  };
  await open();
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await expect(field('Features')).toHaveValue(/Set your own odds/);
  await field('Studio').fill('Sample Harbour Works');
  await field('Features').fill('Set your own odds, <b>Nights</b>');
  await field('Why').fill('The festival of the harbour');
  await dialog.getByRole('combobox', { name: 'Cover' }).selectOption('a picture');
  const buffer = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#336' } })
    .png()
    .toBuffer();
  await dialog
    .getByLabel('Picture (4 to 3)', { exact: true })
    .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('img', { name: 'As it is chosen' })).toBeVisible();
  await dialog.getByRole('button', { name: deed }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is missing or wrong');

  // What was typed stays, and is mended.
  await field('Features').fill('Set your own odds, Harbour nights');
  await dialog.getByRole('button', { name: deed }).click();
  await expect(row).toContainText('Sample Harbour Works');

  await visitor.arrive();
  await visitor.visit('/games/high-striker');
  const facts = page.locator('dl').filter({ hasText: 'Return to player' });
  await expect(facts).toContainText('Sample Harbour Works');
  await expect(facts).toContainText('Set your own odds, Harbour nights');
  const cover = page.locator('main img[src^="/images/image_"]').first();
  const width = () => cover.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(800);
  await visitor.visit('/');
  await page.getByRole('combobox', { name: 'Studio' }).selectOption('Sample Harbour Works');
  await expect(page.getByRole('heading', { name: 'High Striker' })).toBeVisible();

  await open();
  await field('Studio').fill('');
  await field('Features').fill('');
  await field('Why').fill('The festival is over');
  await dialog.getByRole('combobox', { name: 'Cover' }).selectOption('as it is drawn');
  await dialog.getByRole('button', { name: deed }).click();
  await expect(row).not.toContainText('Sample Harbour Works');
  await visitor.visit('/games/high-striker');
  await expect(page.getByRole('heading', { name: 'High Striker', level: 1 })).toBeVisible();
  await expect(facts).not.toContainText('Sample Harbour Works');
  await expect(cover).toHaveCount(0);
});
