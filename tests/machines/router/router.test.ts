import { expect, test } from 'vitest';
import { REDIRECTS_MAX } from '../../../contract/limits';
import { aUser } from '../../../contract/make/player';
import { feedOf } from '../../../machines/activity/activities.rules';
import { routes } from '../../../machines/app/routes';
import { hubState } from '../../../machines/hub/hub.select';
import {
  arrive,
  patterns,
  redirectOf,
  routeOf,
  type Visitor,
} from '../../../machines/router/router.rules';
import type { Routes } from '../../../machines/router/screen';
import { aWorld, token, type World } from '../support/world';

const guest: Visitor = {
  signedIn: false,
  isVerified: undefined,
  magicRequired: false,
  magicHeld: false,
};
const path = (world: World) => world.resident('router').getSnapshot().context.route.path;

test('every known address has its screen, every other one is not found', () => {
  expect(
    [
      '/',
      '/games/lucky-wheel?from=home',
      '/play/lucky-wheel',
      '/play/money/lucky-wheel',
      '/profile/me',
      '/profile/admin',
      '/wallet',
      '/nowhere',
      '/games/a/b',
    ].map((to) => [routeOf(to).name, routeOf(to).params, routeOf(to).query]),
  ).toEqual([
    ['lobby', {}, {}],
    ['game', { slug: 'lucky-wheel' }, { from: 'home' }],
    ['play', { slug: 'lucky-wheel' }, {}],
    ['playMoney', { slug: 'lucky-wheel' }, {}],
    ['profileMe', {}, {}],
    ['profile', { id: 'admin' }, {}],
    ['wallet', {}, {}],
    ['notFound', {}, {}],
    ['notFound', {}, {}],
  ]);
});

test('the screens of every noun are in the list, and no two nouns give one name', () => {
  const files = import.meta.glob<Record<string, Routes>>('../../../machines/*/*.routes.ts', {
    eager: true,
  });
  const named = Object.values(files)
    .flatMap(Object.values<Routes>)
    .flatMap(Object.keys);
  expect(named.toSorted()).toEqual(Object.keys(routes).toSorted());
});

test('a path of its own goes before one that takes any word in its place', () => {
  const reached = patterns.map(({ path }) => routeOf(path.replaceAll(/:\w+/g, 'any')).name);
  expect(reached).toEqual(patterns.map(({ name }) => name));
  expect(routeOf('/gifts/send').name).toBe('giftSend');
  expect(routeOf('/gifts/sent').name).toBe('gifts');
});

test('which screen an address has does not rest on the order of the nouns', () => {
  const isAny = (segment: string | undefined) => segment?.startsWith(':') === true;
  const counted = (path: string) => path.split('/').filter(isAny).length;
  const meet = (one: string[], other: string[]) =>
    one.length === other.length &&
    one.every((segment, at) => segment === other[at] || isAny(segment) || isAny(other[at]));
  const rivals = (path: string) =>
    patterns.filter(
      (other) =>
        counted(other.path) === counted(path) && meet(other.path.split('/'), path.split('/')),
    );
  expect(patterns.map(({ path }) => rivals(path).map((rival) => rival.path))).toEqual(
    patterns.map(({ path }) => [path]),
  );
});

test('a profile shows what its player did; the house itself did nothing', () => {
  const feeds = ['/profile/me', '/profile/player_0002', '/profile/admin', '/'];
  expect(feeds.map((to) => feedOf(routeOf(to)))).toEqual([
    'me',
    'player_0002',
    undefined,
    undefined,
  ]);
});

test('the three guards refuse whom they should', () => {
  const member = { ...guest, signedIn: true, isVerified: false };
  expect(redirectOf('/wallet', guest)).toEqual({ guard: 'authentication', to: '/' });
  expect(redirectOf('/wallet', member)).toBeUndefined();
  expect(redirectOf('/play/money/lucky-wheel', member)).toEqual({ guard: 'verification', to: '/' });
  expect(redirectOf('/play/money/lucky-wheel', { ...member, isVerified: true })).toBeUndefined();
  expect(redirectOf('/', { ...guest, magicRequired: true })).toEqual({
    guard: 'magic',
    to: '/lock',
  });
  expect(redirectOf('/lock', guest)).toEqual({ guard: 'magic', to: '/' });
});

test('at most 31 redirects are followed', () => {
  let asked = 0;
  const circle = (to: string) => {
    asked += 1;
    return { guard: 'magic' as const, to: to === '/a' ? '/b' : '/a' };
  };
  expect(arrive('/a', guest, circle).stuck).toBe(true);
  expect(asked).toBe(REDIRECTS_MAX + 1);
  const long = (to: string) =>
    Number(to) < REDIRECTS_MAX ? { guard: 'magic' as const, to: `${Number(to) + 1}` } : undefined;
  expect(arrive('0', guest, long)).toEqual({ to: '31', refused: false, stuck: false });
});

test('a refused guest lands at / and the address says so', () => {
  const world = aWorld({ to: '/wallet' });
  expect(path(world)).toBe('/');
  expect(world.asked('router.location').heard).toEqual([{ type: 'location.replace', to: '/' }]);
});

test('the verification guard waits for the account instead of sending a verified player away', () => {
  const world = aWorld({ to: '/play/money/lucky-wheel', stored: { token: token() } });
  expect(world.resident('router').getSnapshot().value).toBe('held');
  const loaded = { type: 'player.loaded', user: aUser({ isVerified: true }) };
  world.asked('player.load').answer(loaded);
  expect(path(world)).toBe('/play/money/lucky-wheel');
});

test('the lock opens with the magic value, which is kept', () => {
  const world = aWorld({ to: '/' });
  world.resident('router').send({ type: 'branding.known', magicRequired: true });
  expect(path(world)).toBe('/lock');
  world.resident('stage').send({ type: 'stage.mount', key: 'lock', control: 'lock' });
  const lock = world.resident('stage').getSnapshot().children.lock;
  lock.send({ type: 'lock.type', magic: 'sesame' });
  lock.send({ type: 'lock.submit' });
  world.asked('lock.open').answer({ type: 'lock.opened' });
  expect(path(world)).toBe('/');
  expect(world.asked('storage.disk').heard).toEqual([
    { type: 'disk.write', key: 'magic', value: 'sesame' },
  ]);
});

test('who holds a magic value, and everybody while it is off, meets no lock [§2]', () => {
  const returning = aWorld({ to: '/', stored: { magic: 'sesame' } });
  returning.resident('router').send({ type: 'branding.known', magicRequired: true });
  const anybody = aWorld({ to: '/' });
  anybody.resident('router').send({ type: 'branding.known', magicRequired: false });
  expect([path(returning), path(anybody)]).toEqual(['/', '/']);
});

test('who is signed out at a guarded address lands at /, and the hub is stopped [§2]', () => {
  const world = aWorld({ to: '/wallet', stored: { token: token() } });
  world.asked('hub.connection').answer({ type: 'hub.opened' });
  expect(path(world)).toBe('/wallet');
  world
    .asked('storage.disk')
    .answer({ type: 'storage.changed', key: 'token', value: null } as never);
  expect(path(world)).toBe('/');
  expect(hubState(world.resident('hub').getSnapshot())).toBe('Disconnecting');
});

test('a dialog goes with its page, and stays while the lists of games turn under it', () => {
  const world = aWorld({ to: '/' });
  const go = (type: string, to: string) => world.resident('router').send({ type, to });
  const isOpen = () => world.resident('modals').getSnapshot().matches('shown');
  world.resident('modals').send({ type: 'modals.open', name: 'filters', size: 'mid' });
  go('router.refine', '/games?search=w');
  go('router.go', '/games?type=Dice');
  go('router.moved', '/');
  expect(isOpen()).toBe(true);
  go('router.moved', '/games/lucky-wheel');
  expect(isOpen()).toBe(false);
  world.resident('modals').send({ type: 'modals.open', name: 'payTable', size: 'big' });
  go('router.replace', '/games/lucky-wheel?x=1');
  expect(isOpen()).toBe(true);
  // Refused, it leads to the front page all the same.
  go('router.go', '/wallet');
  expect(isOpen()).toBe(false);
});
