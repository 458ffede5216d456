import { grown } from '../../model-tests/product/lifecycle';
import { expect, platformWith, test } from './support/fair';
import { comeIn } from './support/office';

test.use({ server: platformWith({}) });

test('what cards pay is seen before it is so; who saw the price of before buys nothing for another', async ({
  page,
  elsewhere: { page: office },
  server,
  visitor,
}) => {
  await visitor.arrive(grown);
  await visitor.visit('/scratchers/neon');
  await expect(page.getByText(/Together \D*50\D* coins/)).toBeVisible();
  await comeIn(office, `${server.url}/staff/scratchers`, 'admin');
  const row = office.getByRole('row', { name: /Neon Nights/ });
  await expect(row).toContainText('90.00 %');
  await row.getByRole('button', { name: 'Change it' }).click();
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const sample = dialog.getByRole('region', { name: 'As players see it' });
  await field('Price of a card').fill('40');
  await expect(sample).toContainText('More comes back than the cards cost.');
  await field('Price of a card').fill('60');
  await expect(sample).toContainText('75.00 % of the price comes back');
  await field('Why').fill('It paid too much');
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(row).toContainText('75.00 %');

  await page.getByRole('button', { name: 'Buy these cards' }).click();
  await expect(page.getByText(/Together \D*60\D* coins/)).toBeVisible();
  await expect(page.getByText(/On average \D*75.00\D* % of/)).toBeVisible();
  await page.getByRole('button', { name: 'Buy these cards' }).click();
  await expect(page.getByText('Your cards lie ready.')).toBeVisible();
});
