import sharp from 'sharp';
import { expect, test } from './support/fair';
import { comeIn } from './support/office';

const noise = async (width: number, height: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  // Noise hardly grows smaller: it has to be drawn smaller.
  buffer: await sharp({
    create: {
      ...{ width, height, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer(),
});
const program = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };

test('a picture of this device becomes the logo, on pages that are open', async ({
  page,
  elsewhere,
  server,
}) => {
  await page.goto(server.url);
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveAttribute('src', '/brand/logo.svg');

  const office = elsewhere.page;
  await comeIn(office, `${server.url}/staff/look`, 'content');
  await office.getByRole('button', { name: 'Change and publish' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByText('Pictures', { exact: true }).click();
  const chooser = dialog.getByLabel('Logo', { exact: true });
  await chooser.setInputFiles(program);
  await expect(dialog.getByText('This is no picture, or none that')).toBeVisible();
  await chooser.setInputFiles(await noise(3_000, 2_000));
  await expect(dialog.getByRole('img', { name: 'As it is chosen' }).first()).toHaveAttribute(
    'src',
    /^data:image\/webp;base64,/,
  );
  await expect(dialog.getByText('This is no picture, or none that')).toHaveCount(0);
  await dialog.getByLabel('Why').fill('A new season');
  await dialog.getByRole('button', { name: 'Change and publish' }).click();
  await expect(office.getByText('Done. The audit has it.')).toBeVisible();
  await expect(logo).toHaveAttribute('src', /^\/images\//);
  await expect.poll(() => logo.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(768);

  // The one that the platform came with is worn again.
  await office.getByRole('button', { name: 'Wear again' }).last().click();
  await dialog.getByLabel('Why').fill('The season is over');
  await dialog.getByRole('button', { name: 'Wear again' }).click();
  await expect(logo).toHaveAttribute('src', '/brand/logo.svg');
});
