import { GLANCE_MS } from '../support/patience';
import { expect, PASSWORD, skipIfThere, test, Visitor } from './support/fair';

const spin = (visitor: Visitor) => visitor.page.getByRole('button', { name: /^Spin/ });

/** Plays one round to its end and answers what it left on the table. */
const playRound = async (visitor: Visitor): Promise<void> => {
  await spin(visitor).click();
  await expect(async () => {
    await skipIfThere(visitor.page);
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
  await visitor.visit('/play/lantern-mines');
  await visitor.chooseMode('Coins', /^Start/);
  const tile = page.getByRole('button', { name: /^Any tile/ });
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(tile).toBeEnabled();
  await page.reload();
  // Without consent the mode is not remembered: coins are chosen again.
  await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
  await expect(tile).toBeEnabled();
});

test('a win is in the wallet though nobody saw the show to its end', async ({ visitor }) => {
  await visitor.signUp();
  const { page } = visitor;
  await visitor.visit('/play/lantern-run');
  await visitor.chooseMode('Coins');
  const bet = page.waitForResponse('**/api/play/rounds');
  await spin(visitor).click();
  const { round, balance } = (await (await bet).json()) as {
    round: { state: string; pays: number; jackpot: number };
    balance: number;
  };
  expect([round.state, balance]).toEqual(['settled', 4_990 + round.pays + round.jackpot]);
  await page.reload();
  await expect(visitor.balance).toHaveAccessibleName(`Coins ${balance.toLocaleString('en-US')}`);
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
