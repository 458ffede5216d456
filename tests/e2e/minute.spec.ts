import { PASSWORD } from '../support/password';
import { FLIGHT_MS } from '../support/patience';
import { expect, test } from './support/fair';

test.use({ viewport: { width: 360, height: 640 } });

/** Wholly on the screen, above the tabs. */
const SCREEN = 640 - 64;

test('the first minute on a phone: a date that was left out is told in place, and coins are played', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await page.getByRole('textbox', { name: 'Username' }).fill(visitor.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await expect(page.getByText('coins are played from 18 years on')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();

  // The promise, and what stands before it.
  await expect(page).toHaveURL(/\/welcome$/);
  // From its top, wherever the form was left.
  const greeting = page.getByRole('heading', { name: `Welcome, ${visitor.username}` });
  await expect(greeting).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Add your birth date to use your coins')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play for coins' })).toBeHidden();
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByRole('button', { name: 'Save and play' }).click();

  // Unlocked without leaving the page, counted in, the first game one press away.
  await expect(page.getByRole('status').filter({ hasText: '5,000 coins' })).toBeAttached();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('link', { name: 'Play for coins' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('radio', { name: 'Coins' })).toBeChecked();
  // The newest game is everybody's: its next flight takes bets once the one in the air has ended.
  await expect(page.getByRole('button', { name: /^Board/ })).toBeEnabled({ timeout: FLIGHT_MS });

  // Another visit begins with coins: the account keeps them, this device was not asked to.
  await visitor.visit('/');
  await expect(page.getByRole('main').getByRole('radio', { name: 'Coins' })).toBeChecked();
});

test('a press on a locked mode asks for what is missing, over the page', async ({ visitor }) => {
  await visitor.arrive();
  await visitor.visit('/');
  const { page } = visitor;
  // It says that it cannot be chosen, which a finger does not heed.
  const coins = page.getByRole('main').getByRole('radio', { name: 'Coins' });
  await expect(coins).toBeDisabled();
  await coins.click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'What is missing' });
  await dialog.getByLabel('Date of birth').fill('1990-05-01');
  await dialog.getByRole('button', { name: 'Save and play' }).click();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('main').getByRole('radio', { name: 'Coins' })).toBeChecked();
  await expect(page).toHaveURL(`${visitor.server.url}/`);
});

test('whom the place calls too young is offered no play', async ({ visitor }) => {
  await visitor.arrive({ birthday: { day: 1, month: 5, year: new Date().getFullYear() - 10 } });
  await visitor.visit('/games/lantern-run');
  const { page } = visitor;
  await expect(page.getByRole('heading', { name: 'Why can’t I play?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play for fun' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /^Play/ })).toHaveCount(0);
});

test('the first screen of a phone shows games, and nothing lies over a button', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const place of [0, 1]) {
    const name = await cards.nth(place).getByRole('heading').boundingBox();
    expect((name?.y ?? SCREEN) + (name?.height ?? 0)).toBeLessThanOrEqual(SCREEN);
  }
  // The question is asked, in the page: each control that is seen is what a finger meets there.
  await expect(page.getByRole('button', { name: 'Yes, remember' })).toBeAttached();
  const covered = await page.evaluate((bottom) => {
    const main = [...document.querySelectorAll('main a, main button, main input')];
    return main
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2] as const;
        if (width < 2 || at[0] < 0 || at[0] > innerWidth || at[1] < 0 || at[1] > bottom)
          return false;
        const met = document.elementFromPoint(...at);
        return met === null || !(control.contains(met) || met.closest('main') !== null);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, SCREEN);
  expect(covered).toEqual([]);
});

test('one tap leads from a card to its table; its page is one press away', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/');
  const about = page.getByRole('link', { name: 'About Lantern Run' });
  await expect(about).toHaveAttribute('href', '/games/lantern-run');
  const card = page.getByRole('article').filter({ has: about });
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/play\/lantern-run$/);
  await expect(page.getByRole('button', { name: /^Spin/ })).toBeEnabled();
});

test('a member’s tabs are games, friends, post, wallet and me', async ({ visitor }) => {
  await visitor.arrive();
  await visitor.visit('/');
  const tabs = visitor.page.getByRole('navigation', { name: 'Places' }).last().getByRole('link');
  await expect(tabs).toHaveText(['Games', 'Friends', 'Post', 'Wallet', 'Me']);
  await tabs.getByText('Post').click();
  await expect(visitor.page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(visitor.page.getByRole('main').getByRole('link')).toHaveText([
    'Gifts',
    'Letters',
    'Notifications',
  ]);
});
