import { expect, test } from './support/fair';

test('a limit of stakes holds at the table from the moment it is set', async ({ visitor }) => {
  await visitor.signUp();
  const { page } = visitor;
  await visitor.visit('/settings/protection');
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Stakes' });
  await page.getByRole('textbox', { name: 'At most' }).fill('15');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByRole('main').getByText('Saved')).toBeVisible();

  await visitor.visit('/play/lantern-run');
  await visitor.chooseMode('Coins');
  const spin = page.getByRole('button', { name: /^Spin/ });
  // Ten of fifteen: the second round would be twenty.
  const [first] = await Promise.all([page.waitForResponse('**/api/play/rounds'), spin.click()]);
  expect(first.ok()).toBe(true);
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(
    page.getByText('This would be more than your limit of stakes').first(),
  ).toBeVisible();
});

test('who takes a break is told until when, and plays nothing meanwhile', async ({ visitor }) => {
  await visitor.signUp();
  const { page } = visitor;
  await visitor.visit('/settings/protection');
  await page.getByRole('button', { name: '1 day' }).click();
  await page.getByRole('button', { name: 'Begin the break' }).click();
  await expect(page.getByText('You are taking a break from play')).toBeVisible();
  // Whatever door is tried.
  await visitor.comeBack();
  await expect(
    visitor.ask('POST', '/scratchers/buy', { family: 'neon', amount: 1 }),
  ).rejects.toThrow('time-out');
  await expect(visitor.ask('POST', '/gifts/daily', {})).rejects.toThrow(/time-out/);
});
