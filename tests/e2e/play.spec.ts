import { PASSWORD } from '../support/password';
import { FLIGHT_MS, GLANCE_MS } from '../support/patience';
import { expect, skipIfThere, test, Visitor } from './support/fair';

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

test('from a table a guest goes to another game, and finds the first among the favourites', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/play/lantern-run');
  const company = page.getByRole('complementary', { name: 'Company at the table' });
  await company.getByRole('button', { name: 'Add Lantern Run to the favorites' }).click();
  const alike = company.getByRole('region', { name: 'More like this' });
  await expect(alike.getByRole('link')).toHaveCount(4);
  await expect(alike.getByRole('link', { name: 'Lantern Run' })).toHaveCount(0);
  await alike.getByRole('link', { name: 'Starlight Parade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Starlight Parade' })).toBeVisible();
  const own = company.getByRole('region', { name: 'Favorites' });
  await expect(own.getByRole('link')).toHaveText(['Lantern Run']);
  // Unmarked, it stays where it is, to be marked again.
  await own.getByRole('button', { name: 'Remove Lantern Run from the favorites' }).click();
  await expect(own.getByRole('button', { name: 'Add Lantern Run to the favorites' })).toBeVisible();
  await own.getByRole('link', { name: 'Lantern Run' }).click();
  await expect(spin(visitor)).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Run' })).toBeVisible();
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

test('everybody boards one flight: who leaves in time is paid, and can check it', async ({
  visitor,
  elsewhere,
}) => {
  test.setTimeout(3 * FLIGHT_MS);
  await visitor.signUp();
  const { page } = visitor;
  const table = page.getByRole('main');
  await visitor.visit('/play/rocket-wheel');
  await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
  const looker = elsewhere.page;
  await new Visitor(looker, visitor.server).visit('/play/rocket-wheel');

  const board = table.getByRole('button', { name: /^Board/ });
  await expect(board).toBeVisible({ timeout: FLIGHT_MS });
  // Set where nearly every flight goes: it is luck that decides, so it is asked what became of it.
  await table.getByLabel('Leave by itself at').fill('1.05');
  await table.getByLabel('Leave by itself at').blur();
  await expect(board).toBeEnabled({ timeout: FLIGHT_MS });
  await board.click();
  // It may have taken off while the press was on its way: that is said, and the next one boards.
  const gone = table.getByText('This flight takes no bets any more');
  await expect(gone.or(table.getByRole('button', { name: 'Cash out' })).first()).toBeVisible();
  if (await gone.isVisible()) await board.click({ timeout: FLIGHT_MS });
  await expect(looker.getByRole('list', { name: 'Who flies' })).toContainText('100');
  const outcome = table
    .getByRole('status')
    .filter({ hasText: /You left at 1.05×: 105|It burst at/ });
  await expect(outcome).toBeVisible({ timeout: FLIGHT_MS });
  await expect(visitor.balance).toHaveAccessibleName(/^Coins (5,005|4,900)/);

  const check = table.getByRole('link', { name: 'Check the last round' });
  await expect(check).toBeVisible({ timeout: FLIGHT_MS });
  await check.click();
  await expect(page.getByText('This round is exactly what the seeds make it')).toBeVisible();
});

test('that a game is starting stands there once, until its table does', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    const notes = new Set<Element>();
    Object.assign(globalThis, { notes });
    new MutationObserver(() => {
      for (const note of document.querySelectorAll('main p'))
        if (note.textContent === 'The game is starting') notes.add(note);
    }).observe(document, { childList: true, subtree: true });
  });
  await visitor.visit('/play/midnight-carousel');
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(page.getByText('The game is starting')).toHaveCount(0);
  const count = await page.evaluate(
    () => (globalThis as unknown as { notes: Set<Element> }).notes.size,
  );
  expect(count).toBe(1);
});
