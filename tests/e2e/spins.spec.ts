import type { Mission } from '../../contract/mission';
import { grown } from '../../model-tests/product/lifecycle';
import { obligePeople } from '../../model-tests/product/mission';
import { expect, test, Visitor } from './support/fair';

const slots = ['neon-orchard', 'lantern-run', 'midnight-carousel'];
/** Nearly every roll wins so. */
const OVER = { direction: 'over', target: 200 };
const ROLLS = 20;

/** So many rounds of a game, without a page. */
const play = async (visitor: Visitor, slug: string, order: object, rounds = 1): Promise<void> => {
  const { url } = await visitor.ask<{ url: string }>('POST', `/games/${slug}/url`, {
    currency: 'COINS',
  });
  const launch = new URL(url, visitor.server.url).searchParams.get('launch');
  const { session } = await visitor.ask<{ session: string }>('POST', '/play/session', { launch });
  await visitor.ask('POST', '/play/seed', { session, clientSeed: 'mine' });
  for (let round = 0; round < rounds; round += 1)
    await visitor.ask('POST', '/play/rounds', { session, ...order });
};

test('three missions bring free spins, which their slot plays for nothing', async ({
  page,
  visitor,
}) => {
  const missions = async (of: Visitor): Promise<Mission[]> =>
    (await of.ask<{ items: Mission[] }>('GET', '/missions')).items;
  // A visit may be drawn to a game of many steps: somebody else has another draw.
  let one = visitor;
  await one.arrive(grown);
  while ((await missions(one)).some(({ name }) => name === 'visit')) {
    one = new Visitor(page, visitor.server);
    await one.arrive(grown);
  }
  await play(one, 'high-striker', { stake: 100, bet: OVER }, ROLLS);
  for (const slug of slots) await play(one, slug, { stake: 100, bet: {} });
  const [, , people] = await missions(one);
  if (people === undefined) throw new Error('There are no missions');
  await obligePeople(one, people);
  await one.visit('/missions');
  const main = page.getByRole('main');
  const collect = main.getByRole('button', { name: /^Collect/ });
  await expect(collect).toHaveCount(3);
  for (let left = 3; left > 0; left -= 1) {
    await collect.first().click();
    await expect(collect).toHaveCount(left - 1);
  }
  // So many wins may have reached a level too, which brings ten.
  const grant = main.getByRole('listitem').filter({ hasText: /^5 free spins at / });
  await grant.getByRole('link', { name: /^Play / }).click();
  // Both may be of one slot, which then plays either first.
  const free = main.getByRole('button', { name: /^Free spins: (5|10)$/ });
  await expect(free).toBeEnabled();
  const left = Number((await free.innerText()).replace(/\D/g, ''));
  // What was won last may stand behind it for a moment.
  const coins = async (): Promise<number> => {
    const [balance = ''] = /\d{1,3}(,\d{3})*/.exec((await one.balance.textContent()) ?? '') ?? [];
    return Number(balance.replaceAll(',', ''));
  };
  const before = await coins();
  await free.click();
  await expect(
    main.getByRole('button', { name: `Free spins: ${left - 1}`, exact: true }),
  ).toBeEnabled();
  const { items } = await one.ask<{ items: { pays: number; free?: true }[] }>(
    'POST',
    '/play/history/1',
    {},
  );
  expect(items[0]?.free).toBe(true);
  await expect.poll(coins).toBe(before + (items[0]?.pays ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
