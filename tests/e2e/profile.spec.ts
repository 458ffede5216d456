import { expect, test, Visitor } from './support/fair';

const GAME = '/games/lantern-run';

test('flag or level stands beside the name, for others too, and the progress is told', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { page } = ann;
  await ann.arrive({ country: 'DE' });
  const profile = `/profile/${await ann.id()}`;
  await ann.visit('/profile/me');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.getByRole('img', { name: 'Level 1' })).toBeVisible();
  await expect(page.getByText('0 of 1,000 coins')).toBeVisible();
  await expect(page.getByText('0 %')).toBeVisible();
  // By keyboard: the question for consent may lie above it.
  await page.getByRole('radio', { name: 'Flag' }).focus();
  await page.keyboard.press('Space');
  await expect(heading.getByRole('img', { name: 'Germany' })).toBeVisible();
  await expect(heading.getByRole('img', { name: 'Level 1' })).toHaveCount(0);
  // The choice is saved a moment after it was made [§7].
  await expect.poll(() => ann.ask<{ view: string }>('GET', '/get')).toMatchObject({ view: 'flag' });
  const guest = new Visitor(elsewhere.page, ann.server);
  await guest.visit(profile);
  const seen = guest.page.getByRole('heading', { level: 1 });
  await expect(seen.getByRole('img', { name: 'Germany' })).toBeVisible();
  // Whoever may not see the country sees the level [decision 16].
  await ann.ask('POST', '/settings/privacy', { country: 'none' });
  await guest.visit(profile);
  await expect(seen.getByRole('img', { name: 'Level 1' })).toBeVisible();
});

test('a profile opens in a tab of its own from a game; the house has a profile, strangers have none', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { page } = ann;
  const ben = new Visitor(elsewhere.page, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  await ben.ask('POST', `${GAME}/reviews`, { stars: 5, text: `By ${ben.username}` });
  await ann.visit(GAME);
  const review = page.getByRole('listitem').filter({ hasText: `By ${ben.username}` });
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    review.getByRole('link', { name: ben.username }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: ben.username })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(GAME);
  await tab.close();
  // Anywhere else it is this tab that goes there.
  await ann.visit('/friends/find');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(ben.username);
  await expect(page.getByRole('list', { name: 'Find players' }).locator('> li')).toHaveCount(1);
  await page.getByRole('link', { name: ben.username }).click();
  await expect(page.getByRole('heading', { level: 1, name: ben.username })).toBeVisible();

  await ann.visit('/profile/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Fairground' })).toBeVisible();
  await expect(page.getByText('Official account')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await ann.visit('/profile/player_unknown0');
  await expect(page.getByRole('heading', { name: 'Player not available' })).toBeAttached();
});
