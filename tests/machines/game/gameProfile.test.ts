import { expect, test } from 'vitest';
import { aGame } from '../../../contract/make/game';
import { aWinner } from '../../../contract/make/winner';
import { familyOf } from '../../../contract/scratcher.rules';
import { aGameProfile } from '../../../machines/game/gameProfile.sample';
import { facts } from '../support/facts';
import { aWorld, token, type World } from '../support/world';

const profile = (world: World) => world.resident('gameProfile').getSnapshot();
const answerBoth = (world: World) => {
  for (const port of ['gameProfile.load', 'players.find'] as const)
    world.asked(port).answer(facts[port]?.(0)[0] as never);
};
const aPage = (): World => {
  const world = aWorld({ to: '/games/lucky-wheel' });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  return world;
};

test('who plays is asked anew each minute; what was shown stays meanwhile', () => {
  const world = aPage();
  answerBoth(world);
  expect(profile(world).value).toEqual({ open: { profile: 'shown', players: 'found' } });
  world.resident('gameProfile').send({ type: 'clock.minutePassed', at: 60_000 } as never);
  expect(profile(world).value).toEqual({ open: { profile: 'loading', players: 'finding' } });
  expect(profile(world).context.players).toHaveLength(1);
});

test('one call that fails does not hide what the other answers', () => {
  const world = aPage();
  world
    .asked('gameProfile.load')
    .answer({ type: 'port.failed', port: 'gameProfile.load' } as never);
  world.asked('players.find').answer(facts['players.find']?.(0)[0] as never);
  expect(profile(world).value).toEqual({ open: { profile: 'failed', players: 'found' } });
});

const bob = 'player_bob1';
const leaves = (world: World) =>
  world
    .resident('gameProfile')
    .send({ type: 'presence.changed', playerId: bob, presence: 'offline' } as never);

test('who goes off line is shown so among the players and among the winners', () => {
  const world = aPage();
  const { play, affiliates } = aGameProfile().profile ?? {};
  const winners = [aWinner()];
  world
    .asked('gameProfile.load')
    .answer({ type: 'gameProfile.loaded', winners, play, affiliates } as never);
  const items = [{ _id: bob, username: 'bob', presence: 'online' }];
  world.asked('players.find').answer({ type: 'players.found', items, total: 1 } as never);
  leaves(world);
  expect(profile(world).context).toMatchObject({
    players: [{ _id: bob, username: 'bob', presence: 'offline' }],
    profile: { winners: [aWinner({ presence: 'offline' })], play, affiliates },
  });
});

test('an answer that does not know yet who has gone is followed by another question', () => {
  const world = aPage();
  leaves(world);
  answerBoth(world);
  expect(profile(world).value).toEqual({ open: { profile: 'loading', players: 'finding' } });
  answerBoth(world);
  expect(profile(world).value).toEqual({ open: { profile: 'shown', players: 'found' } });
});

test('each click on an affiliate is reported, several at once, and none waits', () => {
  const world = aPage();
  const open = { type: 'affiliate.open', affiliateId: 'affiliate_0001', link: 'game' };
  world.resident('gameProfile').send(open as never);
  world.resident('gameProfile').send(open as never);
  const clicks = world.questions.filter(({ port }) => port === 'affiliate.click');
  expect(clicks.map(({ input }) => input)).toEqual(
    ['click:0', 'click:1'].map((click) => ({
      affiliateId: 'affiliate_0001',
      gameId: 'game_wheel',
      link: 'game',
      click,
    })),
  );
  clicks[0]?.answer({ type: 'affiliate.clicked', click: 'click:0' } as never);
  expect(Object.keys(profile(world).children).filter((id) => id.startsWith('click'))).toEqual([
    'click:1',
  ]);
});

test('who signs out on a game’s page leaves it, and nothing is asked as a guest', () => {
  const world = aWorld({ to: '/games/lucky-wheel', stored: { token: token() } });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  const { length } = world.asks;
  world.resident('session').send({ type: 'session.signOut' });
  expect(world.resident('router').getSnapshot().context.route.name).toBe('lobby');
  const asked = world.asks.slice(length);
  expect(asked.filter((port) => /^(reviews|messages|gameProfile|players)/.test(port))).toEqual([]);
});

test('at the table company is asked for, as on the game’s own page', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  const asked = world.questions.map(({ port }) => port as string);
  for (const port of ['gameProfile.load', 'players.find', 'messages.list'])
    expect(asked).toContain(port);
});

test('a scratch card’s family is the prefix of its type', () => {
  expect(['neon-3', 'lanterns', 'zodiac_leo', 'other', undefined].map(familyOf)).toEqual([
    'neon',
    'lanterns',
    'zodiac',
    undefined,
    undefined,
  ]);
});
