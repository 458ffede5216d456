import { GLANCE_MS } from '../support/patience';
import { expect, PASSWORD, pressIfThere, test, Visitor } from './support/fair';

const spin = (visitor: Visitor) => visitor.page.getByRole('button', { name: /^Spin/ });

/** Plays one round to its end and answers what it left on the table. */
const playRound = async (visitor: Visitor): Promise<void> => {
  await spin(visitor).click();
  await expect(async () => {
    await pressIfThere(visitor.page.getByRole('button', { name: 'Skip' }));
    await expect(spin(visitor)).toBeEnabled({ timeout: GLANCE_MS });
  }).toPass();
};

test('a guest plays for fun at once', async ({ visitor }) => {
  await visitor.visit('/play/neon-orchard');
  await expect(visitor.page.getByRole('main').getByText('10,000').first()).toBeVisible();
  await playRound(visitor);
});

test('a bet for coins moves the balance here and in a second browser', async ({
  visitor,
  elsewhere,
}) => {
  await visitor.signUp();
  const other = new Visitor(elsewhere.page, visitor.server);
  await other.comeIn(PASSWORD, visitor.email);
  await expect(other.balance).toHaveAccessibleName('Coins 5,000');

  await visitor.visit('/play/lantern-run');
  await visitor.chooseMode('Coins');
  await spin(visitor).click();
  await expect(other.balance).not.toHaveAccessibleName('Coins 5,000');
  await expect(spin(visitor)).toBeEnabled();
  await expect(async () => {
    expect(await other.balance.innerText()).toBe(await visitor.balance.innerText());
  }).toPass();
});

test('an open round is there again after a reload', async ({ visitor }) => {
  await visitor.signUp();
  const { page } = visitor;
  await visitor.visit('/play/lantern-run');
  await visitor.chooseMode('Coins');
  // The win never arrives: the round stays open.
  await page.route('**/api/play/rounds/*/settle', (route) => route.abort());
  const bet = page.waitForResponse('**/api/play/rounds');
  await spin(visitor).click();
  const { round } = (await (await bet).json()) as { round: { _id: string } };
  // Until it has been asked for in vain: let through before, it would settle on the old page.
  await expect(page.getByText('Your win is safe.')).toBeVisible();
  await page.unroute('**/api/play/rounds/*/settle');
  const settled = page.waitForResponse(`**/api/play/rounds/${round._id}/settle`);
  await page.reload();
  // Without consent the mode is not remembered: coins are chosen again.
  await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
  expect((await settled).status()).toBe(200);
  await expect(spin(visitor)).toBeEnabled();
});

test('the wallet lists the grant and the rounds', async ({ visitor }) => {
  await visitor.signUp();
  await visitor.visit('/play/lantern-run');
  await visitor.chooseMode('Coins');
  await playRound(visitor);
  await visitor.visit('/wallet');
  await expect(visitor.page.getByRole('main').getByText('5,000').first()).toBeVisible();
  await expect(visitor.page.getByRole('main').getByText('10').first()).toBeVisible();
});

test('a round is verified without a server', async ({ visitor, context }) => {
  await visitor.visit('/verify');
  await context.setOffline(true);
  await expect(visitor.page.getByRole('main').getByRole('textbox').first()).toBeEditable();
  await context.setOffline(false);
});
