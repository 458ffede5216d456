import { expect, test, Visitor } from './support/fair';

/** What the page of gifts asks for of its player, and nothing of it twice. */
const asks = [
  'GET /api/get',
  'GET /api/gifts/unseen/counter',
  'GET /api/letters/counters',
  'GET /api/wallet/list',
  'POST /api/gifts',
  'POST /api/notifications',
];

test('with a hub that is slow each list is asked for once, and for a gift that comes none', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = new Visitor(elsewhere.page, ann.server);
  await ann.arrive();
  await ben.arrive();
  await ben.befriend(ann);

  const asked: string[] = [];
  ann.page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const times = (name: string) => asked.filter((one) => one === name).length;
  let connect = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await ann.page.route('**/messageHub/negotiate*', async (route) => {
    await released;
    await route.continue();
  });

  await ann.visit('/gifts');
  await expect(ann.page.getByText('Nothing waits to be opened')).toBeVisible();
  // The numbers are asked for without the hub once they have waited long enough for it.
  await expect
    .poll(() => asks.map((name) => [name, times(name)]))
    .toEqual(asks.map((name) => [name, 1]));
  // Told to nobody: it comes when the hub begins with the oldest answer.
  const gift = { friends: [await ann.id()], coins: 10, box: 'ruby', tape: 'mint' };
  await ben.ask('POST', '/gifts/send', gift);
  connect();
  const boxes = ann.page.getByRole('button', { name: `Open ${ben.username}’s gift` });
  await expect(boxes).toHaveCount(1);
  await ben.ask('POST', '/gifts/send', gift);
  await expect(boxes).toHaveCount(2);
  await expect(
    ann.page.getByRole('banner').getByRole('link', { name: '2 unseen gifts' }),
  ).toBeVisible();
  expect(asks.map((name) => [name, times(name)])).toEqual(asks.map((name) => [name, 1]));
});
