import { expect, test } from './support/fair';
import { comeIn } from './support/office';

test('what the operator says of itself is written at a desk, and read below every page', async ({
  page,
  elsewhere: { page: office },
  server,
  visitor,
}) => {
  await comeIn(office, `${server.url}/staff/statements`, 'admin');
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const say = async (title: string, text: string, countries: string) => {
    await office.getByRole('button', { name: 'Say something' }).click();
    await field('Title').fill(title);
    await field('Text').fill(text);
    await field('Countries').fill(countries);
    await field('Why').fill('The law asks for it');
    await dialog.getByRole('button', { name: 'Say something' }).click();
    await expect(office.getByRole('row', { name: title })).toBeVisible();
  };
  await say('Who we are', 'Sample Fairground Ltd\n1 Pier Road', '');
  await say('By which licence', 'MGA/SAMPLE/000', 'MT');

  await visitor.arrive();
  await visitor.visit('/verify');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { name: /^About / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  await expect(page.getByText('1 Pier Road')).toBeVisible();
  // It is said in Malta alone.
  await expect(page.getByText('MGA/SAMPLE/000')).toHaveCount(0);

  await office
    .getByRole('row', { name: 'Who we are' })
    .getByRole('button', { name: 'Say it no more' })
    .click();
  await field('Why').fill('We are others now');
  await dialog.getByRole('button', { name: 'Say it no more' }).click();
  await expect(office.getByRole('row', { name: 'Who we are' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^About / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who we are' })).toHaveCount(0);
});
