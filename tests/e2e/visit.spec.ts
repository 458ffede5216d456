import type { Page } from '@playwright/test';
import { expect, test } from './support/fair';

for (const [path, heading, shown] of [
  ['/', 'A good evening at the fair', 'Comet Fall'],
  ['/games/midnight-carousel', 'Midnight Carousel', 'Lantern Works'],
  ['/sign-in', 'Welcome back', 'New here?'],
] as const) {
  test(`${path} is drawn with what its page names and brings, and waits for nothing else`, async ({
    visitor: { page, server },
  }) => {
    const document = await (await fetch(server.url + path)).text();
    await page.route(/\/(api|assets)\//, async (route) => {
      const { pathname } = new URL(route.request().url());
      // What it names nowhere never comes; nor does any answer.
      if (document.includes(`"${pathname}"`)) await route.continue();
    });
    // What never comes would keep the page loading for ever.
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(shown).first()).toBeVisible();
  });
}

test('what a page brings is for a guest: who is signed in asks for what is theirs', async ({
  visitor,
}) => {
  await visitor.arrive();
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.visit();
  await expect(visitor.account).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['/api/get', '/api/games/home', '/api/games/find']));
});

for (const path of ['/', '/games/midnight-carousel', '/sign-in', '/nowhere'])
  test(`nothing moves on ${path} while nobody touches it`, async ({ visitor }) => {
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visitor.visit(path);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName),
      );
    await expect.poll(moving).toEqual([]);
  });

test('the wheel of the lobby turns while it is pointed at', async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.visit();
  const card = page.locator('[data-lively]', { has: page.getByRole('heading', { level: 1 }) });
  const isTurning = () =>
    card.evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  await card.hover();
  await expect.poll(isTurning).toBe(true);
});

test('frame and page are drawn at once, not one after the other', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const frame = document.querySelector('#root > header');
      if (frame === null) return;
      watch.disconnect();
      Object.assign(globalThis, { together: document.querySelector('main h1') !== null });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  // With a query: the server draws nothing of it.
  await visitor.visit('/?from=a-friend');
  expect(await page.evaluate(() => (globalThis as { together?: boolean }).together)).toBe(true);
});

/** The thread that draws begins with the first page; on a busy machine that one is not drawn. */
const isDrawn = (url: string) =>
  expect.poll(async () => (await fetch(url)).text()).toContain('data-drawn');

/** Keeps every script away until it is let through: a line that is slow enough to read the page first. */
const holdScripts = async (page: Page, url: string): Promise<() => void> => {
  await isDrawn(url);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
};
const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  return faults;
};
/** Until the views have taken over what was drawn: links are steps of the router from then on. */
const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      ),
    )
    .toBe(true);

/** Reads what the server drew of an address before any script runs, then sees it taken over. */
const seeTakenOver = async (page: Page, url: string): Promise<void> => {
  const faults = faultsOf(page);
  const letScripts = await holdScripts(page, url);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = await page.getByRole('banner').elementHandle();
  const heading = await page.locator('main h1').elementHandle();
  const before = await page.locator('#root *').count();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *'))
      Object.assign(element, { wasDrawn: true });
  });
  letScripts();
  await takenOver(page);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  const kept = await page
    .locator('#root *')
    .evaluateAll((all) => all.filter((element) => 'wasDrawn' in element).length);
  // A filter's column or sheet, and the place of what comes late, give way.
  expect(kept / before).toBeGreaterThan(0.9);
  expect(faults).toEqual([]);
};

for (const width of [360, 1366])
  for (const path of ['/', '/games/midnight-carousel', '/play/neon-orchard'])
    test(`what the server drew of ${path} is taken over as it stands, ${width} px`, async ({
      visitor: { page, server },
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await seeTakenOver(page, server.url + path);
    });

test('it is taken over on the next visit too, whose words lie in the browser', async ({
  visitor,
}) => {
  const { page, server } = visitor;
  await visitor.visit();
  const words = () => page.evaluate(() => localStorage.getItem('translatesV2'));
  await expect.poll(words).toContain('en-US');
  await seeTakenOver(page, server.url);
});

test('what was typed and pressed before the scripts came is done once they are there', async ({
  visitor: { page, server },
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const letScripts = await holdScripts(page, server.url);
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.getByRole('searchbox').first().fill('comet');
  await page.getByRole('main').getByText('Plinko', { exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Order' }).first().selectOption('oldest');
  await page.getByRole('banner').getByRole('button', { name: 'Language and look' }).click();
  letScripts();
  await expect(page.getByRole('dialog', { name: 'Language and look' })).toBeVisible();
  for (const part of [/search=comet/, /type=plinko/i, /sort=oldest/])
    await expect(page).toHaveURL(part);
  await expect(page.getByRole('main').getByText('Comet Fall').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Midnight Carousel')).toHaveCount(0);
});

test('a pill that is refused says so though it was pressed before the scripts came', async ({
  visitor: { page, server },
}) => {
  const letScripts = await holdScripts(page, `${server.url}/games/treasure-cove`);
  await page.goto(`${server.url}/games/treasure-cove`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('radio', { name: 'Coins' }).click({ force: true });
  letScripts();
  await expect(page.getByRole('dialog').getByText(/Sign in to play this way/)).toBeVisible();
});

test('a link of a drawn page leads on without any script', async ({
  visitor: { page, server },
}) => {
  await isDrawn(server.url);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(server.url, { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Midnight Carousel/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Midnight Carousel' })).toBeVisible();
});

test('who is signed in sees the shell of the page at once, and nothing that is a guest’s', async ({
  visitor,
}) => {
  await visitor.arrive();
  const { page, server } = visitor;
  const letScripts = await holdScripts(page, server.url);
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: /to the games/ })).toBeVisible();
  const search = page.getByRole('searchbox').first();
  await expect(search).toBeVisible();
  for (const own of ['main h1', 'main a[href^="/games/"]', 'header a[href="/sign-up"]']) {
    await expect(page.locator(own).first()).toBeAttached();
    await expect(page.locator(own).first()).toBeHidden();
  }
  // What is typed there now would be lost with it.
  await search.focus();
  await expect(search).not.toBeFocused();
  letScripts();
  await expect(visitor.account).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await page.getByRole('searchbox').first().fill('comet');
  await expect(page).toHaveURL(/search=comet/);
});

test('a tab in which staff looks at a player’s page shows nothing of a guest’s', async ({
  visitor,
}) => {
  await visitor.arrive();
  const { page, server, token } = visitor;
  await page.evaluate((value) => {
    localStorage.clear();
    sessionStorage.setItem('token', value);
  }, token);
  const letScripts = await holdScripts(page, server.url);
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await expect(page.locator('header a[href="/sign-up"]')).toBeAttached();
  await expect(page.locator('header a[href="/sign-up"]')).toBeHidden();
  letScripts();
  await expect(visitor.account).toBeVisible();
});

test('whose page is another for any other reason sees nothing of a guest’s', async ({
  visitor: { page, server },
}) => {
  await page.addInitScript(() => localStorage.setItem('favourites', '["game_none"]'));
  const letScripts = await holdScripts(page, server.url);
  await page.goto(server.url, { waitUntil: 'commit' });
  for (const hidden of ['main h1', 'header > div', 'main input[type="search"]']) {
    await expect(page.locator(hidden).first()).toBeAttached();
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  letScripts();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [scheme, colour] of [
  ['light', '#fff8ee'],
  ['dark', '#130f1e'],
] as const)
  test(`a drawn page wears the ${scheme} palette of its device before any script comes`, async ({
    visitor: { page, server },
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await holdScripts(page, server.url);
    await page.goto(server.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const worn = await page.evaluate(() => {
      const { style, dataset } = document.documentElement;
      return [dataset.scheme, style.getPropertyValue('--color1')];
    });
    expect(worn).toEqual([scheme, colour]);
  });

test('a page can be read without a browser: its words, names and links', async ({
  visitor: { server },
}) => {
  await isDrawn(server.url);
  const page = await (await fetch(server.url)).text();
  expect(page).toContain('A good evening at the fair');
  for (const name of ['Rocket Wheel', 'Midnight Carousel', 'Comet Fall'])
    expect(page).toContain(name);
  expect(page).toContain('href="/games/comet-fall"');
});
