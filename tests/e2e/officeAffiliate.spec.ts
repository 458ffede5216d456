import sharp from 'sharp';
import { expect, test } from './support/fair';
import { comeIn } from './support/office';

const aPicture = async () => ({
  name: 'lighthouse.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336' } })
    .png()
    .toBuffer(),
});

test('who else offers a game for money is kept at a desk, and left for from its page', async ({
  page,
  elsewhere: { page: office },
  server,
  visitor,
}) => {
  await comeIn(office, `${server.url}/staff/affiliates`, 'admin');
  await office.getByRole('button', { name: 'Add an affiliate' }).click();
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await field('Name').first().fill('Sample Lighthouse');
  await field('Name in law').fill('Sample Lighthouse Ltd');
  await field('Website').fill('https://lighthouse.example');
  await field('Where players are sent').fill('https://lighthouse.example/in');
  await field('Games').fill('high-striker ftp://lighthouse.example/strike');
  await field('Countries').fill('US');
  await field('Why').fill('They have a licence');
  await dialog.getByRole('button', { name: 'Add an affiliate' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is missing or wrong');

  // What was typed stays, and is mended.
  await field('Games').fill('high-striker https://lighthouse.example/strike');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(await aPicture());
  await expect(dialog.getByRole('img', { name: 'As it is chosen' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Add an affiliate' }).click();
  const row = office.getByRole('row', { name: /Sample Lighthouse/ });
  await expect(row).toContainText('high-striker 0');

  await visitor.arrive();
  await visitor.visit('/games/high-striker');
  const link = page
    .getByRole('listitem')
    .filter({ hasText: 'Sample Lighthouse Ltd' })
    .getByRole('link', { name: 'Open' });
  await expect(link).toHaveAttribute('href', 'https://lighthouse.example/strike');
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
  // The click is counted.
  await office.reload();
  await expect(row).toContainText('high-striker 1');

  await row.getByRole('button', { name: 'End' }).click();
  await field('Why').fill('They have none any more');
  await dialog.getByRole('button', { name: 'End' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'High Striker', level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);
});
