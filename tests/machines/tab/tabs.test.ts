import { expect, test } from 'vitest';
import { TABS_ANSWER_MS, TABS_ASK_MS } from '../../../contract/limits';
import { aToken } from '../../../contract/make/token';
import { isLeading } from '../../../machines/tab/tabs.select';
import { liveHistory } from '../support/history';
import { aWorld, token, type World } from '../support/world';

test('120 random histories: every tab ends with what one undisturbed tab shows', async () => {
  for (let seed = 0; seed < 120; seed += 1) await liveHistory(seed);
});

/** A tab of a signed-in player, before it is known which one leads. */
const aTabWorld = (): World => {
  const world = aWorld({ stored: { token: token() } }, { isAlone: false });
  world.asked('tabs.page').answer({ type: 'tabs.seen' });
  return world;
};
const state = (world: World) => world.resident('tabs').getSnapshot().value;
const hub = (world: World) => world.resident('hub').getSnapshot().value;
const alerts = (world: World) => world.resident('alerts').getSnapshot().context.ids.length;
const say = (world: World, fact: { type: string } & Record<string, unknown>) =>
  world.asked('tabs.channel').answer(fact);
const saidIn = (world: World) => world.asked('tabs.channel').heard;
const told = { type: 'tabs.told', offline: false, visible: true, isReset: false };
const announce = (world: World) =>
  world
    .resident('tabs')
    .send({ type: 'tabs.announce', kind: 'info', slug: 'Notification.{name} wrote you a letter' });

test('a tab that looks on takes the lead from one that does not answer within a second', () => {
  const world = aTabWorld();
  world.asked('tabs.lead').answer({ type: 'tabs.followed' });
  expect(saidIn(world)).toEqual([{ type: 'channel.say', word: { type: 'tabs.asked' } }]);
  expect(hub(world)).toEqual({ following: 'waiting' });
  world.clock.increment(TABS_ANSWER_MS - 1);
  expect(world.asked('tabs.lead').heard).toEqual([]);
  world.clock.increment(1);
  expect(world.asked('tabs.lead').heard).toEqual([{ type: 'lead.take' }]);
  world.asked('tabs.lead').answer({ type: 'tabs.led' });
  expect(hub(world)).toBe('connecting');
  expect(isLeading(world.resident('tabs').getSnapshot())).toBe(true);
});

test('a tab that is looked at asks again and again, a hidden one does not', () => {
  const world = aTabWorld();
  world.asked('tabs.lead').answer({ type: 'tabs.followed' });
  say(world, told);
  expect(state(world)).toEqual({ joined: { awake: { following: 'answered' } } });
  world.clock.increment(TABS_ASK_MS);
  expect(saidIn(world)).toHaveLength(2);
  say(world, told);
  world.asked('tabs.page').answer({ type: 'tabs.hidden' });
  world.clock.increment(TABS_ASK_MS);
  expect(saidIn(world)).toHaveLength(2);
  world.asked('tabs.page').answer({ type: 'tabs.seen' });
  expect(saidIn(world)).toHaveLength(3);
});

test('a hidden tab that has lost its connection is relieved by one that is looked at', () => {
  for (const [visible, taken] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const world = aTabWorld();
    world.asked('tabs.lead').answer({ type: 'tabs.followed' });
    say(world, { ...told, offline: true, visible });
    expect(hub(world)).toEqual({ following: 'cutOff' });
    expect(world.asked('tabs.lead').heard).toHaveLength(taken);
  }
});

test('who reconnects in a tab that follows means the connection of the one that leads', () => {
  const follower = aTabWorld();
  follower.asked('tabs.lead').answer({ type: 'tabs.followed' });
  follower.resident('hub').send({ type: 'hub.reset' });
  expect(saidIn(follower).at(-1)).toEqual({
    type: 'channel.say',
    word: { type: 'tabs.nudged' },
  });
  const leader = aTabWorld();
  leader.asked('tabs.lead').answer({ type: 'tabs.led' });
  leader.asked('hub.connection').answer({ type: 'hub.dropped' });
  leader.clock.increment(0);
  leader.asked('hub.connection').answer({ type: 'hub.dropped' });
  expect(hub(leader)).toEqual({ reconnecting: 'waiting' });
  say(leader, { type: 'tabs.nudged' });
  expect(hub(leader)).toEqual({ reconnecting: 'trying' });
});

test('a page that is put away gives the lead and the connection up, and joins again', () => {
  const world = aTabWorld();
  world.asked('tabs.lead').answer({ type: 'tabs.led' });
  world.asked('hub.connection').answer({ type: 'hub.opened' });
  world.asked('tabs.page').answer({ type: 'tabs.rested' });
  const open = world.questions.map(({ port }) => port);
  for (const port of ['tabs.lead', 'tabs.channel', 'hub.connection'] as const)
    expect(open).not.toContain(port);
  expect(hub(world)).toEqual({ following: 'resting' });
  world.asked('tabs.page').answer({ type: 'tabs.woken' });
  world.asked('tabs.lead').answer({ type: 'tabs.followed' });
  // What happened meanwhile was told to others alone.
  expect(world.resident('wallet').getSnapshot().value).toBe('listing');
  expect(hub(world)).toEqual({ following: 'waiting' });
});

test('what arrives is said where the player looks, and by the leading tab', () => {
  const follower = aTabWorld();
  follower.asked('tabs.lead').answer({ type: 'tabs.followed' });
  announce(follower);
  expect(alerts(follower)).toBe(1);
  follower.asked('tabs.page').answer({ type: 'tabs.hidden' });
  announce(follower);
  expect(alerts(follower)).toBe(1);
  const leader = aTabWorld();
  leader.asked('tabs.lead').answer({ type: 'tabs.led' });
  leader.asked('tabs.page').answer({ type: 'tabs.hidden' });
  announce(leader);
  expect(alerts(leader)).toBe(1);
});

test('a browser without locks, and one whose channel breaks, leaves each tab its own hub', () => {
  const without = aTabWorld();
  without.asked('tabs.lead').answer({ type: 'tabs.alone' });
  expect(hub(without)).toBe('connecting');
  const broken = aTabWorld();
  broken.asked('tabs.channel').answer({ type: 'port.failed', port: 'tabs.channel' } as never);
  expect(hub(broken)).toBe('connecting');
  expect(broken.questions.map(({ port }) => port)).not.toContain('tabs.lead');
});

test('tabs of another player are another circle', () => {
  const world = aTabWorld();
  world.asked('tabs.lead').answer({ type: 'tabs.led' });
  expect(world.asked('tabs.channel').input).toEqual({ player: 'player_ann1' });
  const other = aToken({ sub: 'player_ben2' });
  world
    .asked('storage.disk')
    .answer({ type: 'storage.changed', key: 'token', value: other } as never);
  expect(world.asked('tabs.channel').input).toEqual({ player: 'player_ben2' });
  expect(world.resident('wallet').getSnapshot().context.wallets).toEqual([]);
  expect(world.resident('router').getSnapshot().context.route.path).toBe('/');
  expect(hub(world)).toEqual({ following: 'waiting' });
});

test('what is chosen in one tab is chosen in the others, and not written again', () => {
  const world = aWorld();
  const disk = world.asked('storage.disk');
  const changed = (key: string, value: string) =>
    disk.answer({ type: 'storage.changed', key, value } as never);
  changed('languageV2', '{"code":"ar"}');
  changed('countrySelected', '{"code":"JP","currency":"JPY"}');
  changed('palette', 'light');
  changed('playMode', 'coins');
  changed('favourites', '["game_wheel"]');
  changed('view', 'flag');
  changed('palette', 'purple');
  const context = (name: string) => world.resident(name).getSnapshot().context;
  expect(context('locale')).toMatchObject({ language: 'ar', country: 'JP', currency: 'JPY' });
  expect(context('branding').palette).toBe('light');
  expect(context('playMode').chosen).toBe('coins');
  expect(context('favourites').ids).toEqual(['game_wheel']);
  expect(context('viewChoice').view).toBe('flag');
  expect(disk.heard).toEqual([]);
  world.asked('consent.watch').answer({ type: 'consent.told', allowed: true } as never);
  expect(world.resident('consent').getSnapshot().value).toEqual({ allowed: 'kept' });
  expect(world.resident('storage').getSnapshot().value).toBe('allowed');
});

test('a hub that was stopped in a tab that follows hears nothing until it is reset', () => {
  const world = aTabWorld();
  world.asked('tabs.lead').answer({ type: 'tabs.followed' });
  say(world, told);
  world.resident('hub').send({ type: 'hub.stop' });
  say(world, { ...told, sequence: 7 });
  expect(hub(world)).toEqual({ following: 'stopped' });
  say(world, {
    type: 'tabs.relayed',
    handler: 'OnPlayerChange',
    body: '{"Changed":["relations"],"Sequence":8}',
  });
  expect(world.resident('online').getSnapshot().value).toBe('loading');
  // Another one holds the connection: it makes none of its own.
  world.resident('hub').send({ type: 'hub.reset' });
  expect(hub(world)).toEqual({ following: 'waiting' });
  say(world, { ...told, sequence: 8 });
  expect(hub(world)).toEqual({ following: 'live' });
});
