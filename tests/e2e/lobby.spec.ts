import { expect, test } from './support/fair';

test('a visitor sees the branded lobby, its games and the winners', async ({ visitor }) => {
  await visitor.visit();
  const { page } = visitor;
  await expect(page).toHaveTitle(/Fairground/);
  await expect(page.getByRole('link', { name: 'Fairground, to the games' })).toBeVisible();
  for (const name of ['Rocket Wheel', 'Midnight Carousel', 'Lantern Run']) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(page.getByText(/^Demo/).first()).toBeVisible();
});

test('search finds any name entry, whatever its case', async ({ visitor }) => {
  await visitor.visit();
  const { page } = visitor;
  const games = page.getByRole('region', { name: 'Games' });
  await page.getByRole('searchbox').fill('LANTERN');
  await expect(games.getByRole('link', { name: 'Lantern Run' }).first()).toBeVisible();
  await expect(games.getByRole('link', { name: 'Rocket Wheel' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(games.getByRole('link', { name: 'Lantern Run' })).toHaveCount(0);
});

test('the oldest game comes first when asked to', async ({ visitor }) => {
  await visitor.visit();
  const { page } = visitor;
  const games = page.getByRole('region', { name: 'Games' });
  await page.getByRole('combobox', { name: 'Order' }).selectOption('oldest');
  await expect(page).toHaveURL(`${visitor.server.url}/games?sort=oldest`);
  await expect(games.getByRole('heading', { level: 3 }).first()).toHaveText('High Striker');
});

test('the address bar holds the filter: a letter replaces, a choice is a step to go back', async ({
  visitor,
}) => {
  await visitor.visit();
  const { page } = visitor;
  const url = (path: string) => `${visitor.server.url}${path}`;
  const games = page.getByRole('region', { name: 'Games' });
  await page.getByRole('searchbox').pressSequentially('lantern');
  await expect(page).toHaveURL(url('/games?search=lantern'));
  await expect(games.getByRole('link', { name: 'Rocket Wheel' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('oldest');
  await expect(page).toHaveURL(url('/games?search=lantern&sort=oldest'));
  await page.goBack();
  await expect(page).toHaveURL(url('/games?search=lantern'));
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('newest');
  await page.goBack();
  await expect(page).toHaveURL(url('/'));
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(games.getByRole('link', { name: 'Rocket Wheel' }).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue('lantern');
  await expect(games.getByRole('link', { name: 'Rocket Wheel' })).toHaveCount(0);
});

test('a shared address opens filtered', async ({ visitor }) => {
  await visitor.visit('/games?search=lantern&sort=popular&colour=blue');
  const { page } = visitor;
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('lantern');
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('popular');
  const games = page.getByRole('region', { name: 'Games' });
  await expect(games.getByRole('link', { name: 'Lantern Run' }).first()).toBeVisible();
  await expect(games.getByRole('link', { name: 'Rocket Wheel' })).toHaveCount(0);
});

test('a visitor cannot play for coins and is told why', async ({ visitor }) => {
  await visitor.visit('/games/lantern-run');
  const { page } = visitor;
  const coins = page.getByRole('main').getByRole('radio', { name: 'Coins' });
  await expect(coins).toBeDisabled();
  await coins.click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'What is missing' });
  await expect(dialog.getByText('Coins: Sign in to play this way')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('an unknown page says so and leads back', async ({ visitor }) => {
  await visitor.visit('/no/such/page');
  await visitor.page.getByRole('main').getByRole('link').first().click();
  await expect(visitor.page).toHaveURL(`${visitor.server.url}/`);
});

test('nothing jumps while the lobby loads', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await visitor.visit();
    await expect(page.getByText(/^Demo/).first()).toBeAttached();
    const shift = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen.shift,
    );
    expect(shift).toBeLessThanOrEqual(0.05);
  }
});

test('no request leaves the origin', async ({ visitor }) => {
  const strangers: string[] = [];
  visitor.page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== visitor.server.url && origin !== 'null') strangers.push(request.url());
  });
  await visitor.visit();
  await visitor.visit('/games/lantern-run');
  await visitor.visit('/verify');
  expect(strangers).toEqual([]);
});
