import { expect, type Page } from '@playwright/test';
import { test, Visitor } from './support/fair';

const game = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(name) });

test('the address bar holds the filter, back and forward move through it, a link shares it', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/games');
  await expect(game(page, 'Ferris Fortune')).toBeVisible();
  await page.getByRole('button', { name: 'Plinko', exact: true }).click();
  await expect(game(page, 'Ferris Fortune')).toBeHidden();
  await expect(game(page, 'Comet Fall')).toBeVisible();
  await expect(page).toHaveURL(/type=Plinko/);
  await page.getByRole('searchbox').fill('cascade');
  await expect(game(page, 'Comet Fall')).toBeHidden();
  await expect(page).toHaveURL(/search=cascade/);
  await page.goBack();
  await expect(game(page, 'Ferris Fortune')).toBeVisible();
  await page.goForward();
  await expect(game(page, 'Coin Cascade')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('cascade');

  await visitor.visit('/games?type=Mines&sort=oldest');
  await expect(game(page, 'Lantern Mines')).toBeVisible();
  await expect(game(page, 'Coin Cascade')).toBeHidden();
});

test('a guest’s favourites come along at sign-up', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/games');
  await page.getByRole('button', { name: 'Yes, remember' }).click();
  await page.getByRole('button', { name: 'Add Comet Fall to the favorites' }).click();
  await expect(
    page.getByRole('button', { name: 'Remove Comet Fall from the favorites' }),
  ).toBeVisible();
  await visitor.visit('/sign-up');
  await expect(page.getByRole('checkbox', { name: /favou?rite/i })).toBeChecked();
  await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await page.getByRole('textbox', { name: 'Username' }).fill(visitor.username);
  await page.getByRole('textbox', { name: 'Password' }).fill('Carousel-2026');
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(visitor.account).toBeVisible();
  const answer = await page.evaluate(async () => {
    const token = localStorage.getItem('token');
    const response = await fetch('/api/get', { headers: { authorization: `Bearer ${token}` } });
    return (await response.json()) as { favorites: string[] };
  });
  expect(answer.favorites).toEqual(['game_comet-fall']);
});

test('two players review, vote and talk at a game, each sees the other at once', async ({
  visitor,
  elsewhere,
}) => {
  const other = new Visitor(elsewhere.page, visitor.server);
  await visitor.arrive();
  await other.arrive();
  await visitor.visit('/games/treasure-cove');
  await other.visit('/games/treasure-cove');

  const words = `Small and quick, says ${visitor.username}`;
  await visitor.page.getByRole('button', { name: 'Write a review' }).click();
  await visitor.page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await visitor.page.getByRole('textbox', { name: 'What should others know?' }).fill(words);
  await visitor.page.getByRole('button', { name: 'Publish' }).click();
  await expect(visitor.page.getByRole('heading', { name: 'Your review' })).toBeVisible();

  // The other one's page hears of it by the room.
  const item = other.page.getByRole('listitem').filter({ hasText: words });
  await expect(item).toBeVisible();
  const up = item.getByRole('button').first();
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'false');

  const hello = `Anybody at the chest, asks ${other.username}`;
  const box = other.page.getByRole('textbox', { name: /say|message/i });
  await box.fill(hello);
  await box.press('Enter');
  await expect(visitor.page.getByText(hello)).toBeVisible();

  await visitor.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await visitor.page.getByRole('button', { name: 'Delete it' }).click();
  await expect(item).toBeHidden();
});

test('every refusal to play names its rule, its place and its fact', async ({ visitor }) => {
  const { page } = visitor;
  const why = async (more: object, words: RegExp) => {
    const one = new Visitor(page, visitor.server);
    await one.arrive(more);
    await one.visit('/games/treasure-cove');
    await page.getByText('Why can’t I play?').click();
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  };
  await visitor.visit('/games/treasure-cove');
  await page.getByText('Why can’t I play?').click();
  await expect(
    page.getByText('Sign in to play this way').filter({ visible: true }).first(),
  ).toBeVisible();
  const grown = { day: 1, month: 5, year: 1990 };
  await why({ country: 'US' }, /date of birth is missing/);
  await why(
    { country: 'US', birthday: { day: 1, month: 5, year: new Date().getFullYear() - 15 } },
    /asks for an age of \d+ years; you are 1[45]/,
  );
  await why({ country: 'AE', birthday: grown }, /restricts games of chance/);
  await why({ country: 'AQ', birthday: grown }, /not offered where you are/);
  await why({ country: 'US', birthday: grown }, /does not allow play for money/);
  await why({ country: 'FR', birthday: grown }, /no licen[cs]e for play for money/);
  await why({ country: 'MT', birthday: grown }, /Verify your identity/);
});
