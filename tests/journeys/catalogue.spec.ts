import { expect, test, Visitor } from '../e2e/support/fair';

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

test('every refusal to play names its rule, its place and its fact', async ({ visitor }) => {
  const { page } = visitor;
  const told = async (words: RegExp, mode: 'Coins' | 'Money') => {
    const pill = page.getByRole('main').getByRole('radio', { name: mode });
    // A press before it is known is a wish.
    await expect(pill).toBeDisabled();
    await pill.click({ force: true });
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  };
  const why = async (more: object, words: RegExp, mode: 'Coins' | 'Money' = 'Coins') => {
    const one = new Visitor(page, visitor.server);
    await one.arrive(more);
    await one.visit('/games/treasure-cove');
    await told(words, mode);
  };
  await visitor.visit('/games/treasure-cove');
  await told(/Sign in to play this way/, 'Coins');
  const grown = { day: 1, month: 5, year: 1990 };
  await why({ country: 'US' }, /date of birth is missing/);
  await why(
    { country: 'US', birthday: { day: 1, month: 5, year: new Date().getFullYear() - 15 } },
    /asks for an age of \d+ years; you are 1[45]/,
  );
  await why({ country: 'AE', birthday: grown }, /restricts games of chance/);
  await why({ country: 'AQ', birthday: grown }, /not offered where you are/);
  await why({ country: 'US', birthday: grown }, /does not allow play for money/, 'Money');
  await why({ country: 'FR', birthday: grown }, /no licen[cs]e for play for money/, 'Money');
  await why({ country: 'MT', birthday: grown }, /Verify your identity to play for money/, 'Money');
});
