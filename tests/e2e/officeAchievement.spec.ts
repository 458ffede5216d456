import { expect, platformWith, test } from './support/fair';
import { comeIn } from './support/office';

test.use({ server: platformWith({}) });

test('what there is to reach is counted before it comes to be, and whoever has done it is told', async ({
  page,
  elsewhere: { page: office },
  server,
  visitor,
}) => {
  await visitor.arrive();
  for (const slug of ['lantern-run', 'high-striker'])
    await visitor.ask('POST', `/games/game_${slug}/set-favourite`, {});
  await visitor.visit('/achievements');
  await comeIn(office, `${server.url}/staff/achievements`, 'finance');
  await office.getByRole('button', { name: 'Add an achievement' }).click();
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const sample = dialog.getByRole('region', { name: 'As players see it' });
  await field('Name').fill('Two tastes');
  await field('Description').fill('Choose {goal} favourites');
  await field('What is to be done').fill('2 dance');
  await expect(sample).toContainText('As soon as all of it is typed');
  await field('What is to be done').fill('2 different favourite');
  await expect(sample).toContainText('Choose 2 favourites');
  await dialog.getByRole('button', { name: 'Count what it would cost' }).click();
  await expect(sample).toContainText(/[1-9]\d* have done all of it/);
  // What was counted is of what was typed.
  await field('Pays, in coins').fill('35');
  await expect(sample).not.toContainText('have done all of it');
  await field('Why').fill('Players asked for it');
  await dialog.getByRole('button', { name: 'Add an achievement' }).click();
  await expect(dialog).toHaveCount(0);
  await office.getByRole('searchbox').fill('two tastes');
  const row = office.getByRole('row', { name: /Two tastes/ });
  await expect(row).toContainText('2 different favourite');

  // It is told where the player looks, and collected.
  const card = page.getByRole('listitem').filter({ hasText: 'Two tastes' });
  await expect(card).toContainText('Choose 2 favourites');
  await card.getByRole('button', { name: /Collect/ }).click();
  await expect(card.getByRole('button', { name: /Collect/ })).toHaveCount(0);

  await row.getByRole('button', { name: 'Offer it no more' }).click();
  await field('Why').fill('Nobody else came');
  await dialog.getByRole('button', { name: 'Offer it no more' }).click();
  await expect(row).toHaveCount(0);
  // What was reached stays.
  await page.reload();
  await page.getByRole('tab', { name: 'Achieved' }).click();
  await expect(card).toContainText('Choose 2 favourites');
});

test('a mission of the day is otherwise from the day after tomorrow on', async ({
  elsewhere: { page: office },
  server,
}) => {
  await comeIn(office, `${server.url}/staff/missions`, 'admin');
  const row = office.getByRole('row', { name: /Win 5 rounds/ });
  await row.getByRole('button', { name: 'Change it' }).click();
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await field('How often').fill('7');
  await expect(dialog.getByText('Win 7 rounds for coins')).toBeVisible();
  await dialog.getByRole('button', { name: 'Count what it would cost' }).click();
  await expect(dialog.getByText(/In the last 30 days/)).toBeVisible();
  await field('Why').fill('Too easy for most');
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(row).toContainText(/\d{4}-\d\d-\d\d: 7/);
});
