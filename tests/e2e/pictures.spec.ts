import { DEFAULT_GAME_ICON, DEFAULT_USER_IMAGE } from '../../contract/asset.rules';
import { expect, test } from './support/fair';

test('every picture that the API hands out answers as one', async ({ visitor, request }) => {
  const { url } = visitor.server;
  const told = async (path: string) => (await request.get(url + path)).json();
  const { app } = await told('/api/bootstrap');
  const found = await request.post(`${url}/api/games/find?pageSize=100`, { data: {} });
  const { items: games, total } = await found.json();
  const { items: affiliates } = await told('/api/games/affiliates');
  const { icons } = await told('/manifest.webmanifest');
  expect(games).toHaveLength(total);
  const addresses: string[] = [
    ...[app.logo, app.profileLogo, app.favicon],
    ...games.map((game: { defaultIcon: string }) => game.defaultIcon),
    ...affiliates.map((affiliate: { image: string }) => affiliate.image),
    ...icons.map((icon: { src: string }) => icon.src),
    ...[DEFAULT_GAME_ICON, DEFAULT_USER_IMAGE],
  ];
  const wrong: unknown[] = [];
  for (const address of new Set(addresses)) {
    const answer = await request.get(url + address);
    const { 'content-type': type = '', 'cache-control': kept } = answer.headers();
    // Only what is named by its content may be kept without asking again.
    const isRight = answer.status() === 200 && /^image\//.test(type) && kept === 'no-cache';
    if (!isRight) wrong.push([address, answer.status(), type, kept]);
  }
  expect(wrong).toEqual([]);
  expect(addresses.length).toBeGreaterThan(games.length);
});

test('a picture needs nothing of the page to be seen', async ({ visitor }) => {
  const { page, server } = visitor;
  await visitor.visit();
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return image.naturalWidth > 0;
        }),
      ),
    [
      '/assets/games/midnight-carousel.svg',
      '/assets/affiliates/kirmes.svg',
      DEFAULT_USER_IMAGE,
    ].map((address) => server.url + address),
  );
  expect(sizes).toEqual([true, true, true]);
});
