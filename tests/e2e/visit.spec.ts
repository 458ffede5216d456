import { expect, test } from './support/fair';

for (const [path, heading, shown] of [
  ['/', 'A good evening at the fair', 'Neon Orchard'],
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
  await visitor.visit();
  expect(await page.evaluate(() => (globalThis as { together?: boolean }).together)).toBe(true);
});
