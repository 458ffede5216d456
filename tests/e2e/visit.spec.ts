import { expect, test } from './support/fair';

for (const [path, heading] of [
  ['/', 'A good evening at the fair'],
  ['/games/midnight-carousel', 'Midnight Carousel'],
  ['/sign-in', 'Welcome back'],
] as const) {
  test(`${path} is drawn with what its page names, and waits for nothing else`, async ({
    visitor: { page, server },
  }) => {
    const document = await (await fetch(server.url + path)).text();
    await page.route('**/assets/*.{js,css}', async (route) => {
      const { pathname } = new URL(route.request().url());
      // What it names nowhere never comes.
      if (document.includes(`"${pathname}"`)) await route.continue();
    });
    // What never comes would keep the page loading for ever.
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
