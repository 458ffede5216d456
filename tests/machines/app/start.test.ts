import { expect, test } from 'vitest';
import { HUB_AWAITED_MS } from '../../../contract/limits';
import { aUser } from '../../../contract/make/player';
import { aWallet } from '../../../contract/make/wallet';
import { routes } from '../../../machines/app/routes';
import { aWorld, connect, token, type World } from '../support/world';

/** Something that a segment of an address may be. */
const segments: Readonly<Record<string, string>> = {
  id: 'player_bob1',
  slug: 'lucky-wheel',
  list: 'received',
  box: 'inbox',
  category: 'gifts',
};
const addresses = Object.values(routes)
  .flatMap(({ paths }) => paths)
  .map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => segments[name] ?? ''));

/** The ports that were opened more than once; machines that write share the console. */
const askedAgain = ({ asks }: World) =>
  asks.filter((port, at) => port !== 'console' && asks.indexOf(port) < at);

test.each(addresses)('at %s a player’s page asks each question once', (to) => {
  const world = aWorld({ to, stored: { token: token() } });
  world.asked('player.load').answer({ type: 'player.loaded', user: aUser() } as never);
  const listed = { type: 'wallet.listed', wallets: [aWallet('COINS', 5_000)] };
  world.asked('wallet.list').answer(listed as never);
  connect(world, { after: 0 });
  world.clock.increment(HUB_AWAITED_MS);
  expect(askedAgain(world)).toEqual([]);
});

test.each(addresses)('at %s a guest’s page asks each question once', (to) => {
  const world = aWorld({ to });
  world.clock.increment(HUB_AWAITED_MS);
  expect(askedAgain(world)).toEqual([]);
});

test('a page whose hub is not there yet asks for no list a second time when it comes', () => {
  const world = aWorld({ to: '/gifts', stored: { token: token() } });
  world.clock.increment(HUB_AWAITED_MS);
  connect(world, { after: 0 });
  expect(askedAgain(world)).toEqual([]);
});
