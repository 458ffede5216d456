import { expect, test } from 'vitest';
import { CLOCK_REFRESH_MS, TOKEN_LIFETIME_MS, TOKEN_REFRESH_MS } from '../../../contract/limits';
import { aToken } from '../../../contract/make/token';
import { problem } from '../../../contract/problems';
import { claimsOf, isAlive } from '../../../machines/auth/session.rules';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const tick = (world: World, at: number) =>
  world.asked('clock.ticks').answer({ type: 'clock.ticked', at } as never);
const value = (world: World) => world.resident('session').getSnapshot().value;
const alertsOf = (world: World) =>
  Object.values(world.resident('alerts').getSnapshot().children).map(
    (alert) => (alert as World['app']).getSnapshot().context.slug,
  );
const signedIn = () => aWorld({ stored: { token: token() } });

test('a stored token that is alive means signed in; none, a spoilt or an expired one means guest', () => {
  expect(value(signedIn())).toEqual({ signedIn: 'fresh' });
  expect(value(aWorld())).toBe('signedOut');
  expect(value(aWorld({ stored: { token: 'a.b.c' } }))).toBe('signedOut');
  expect(value(aWorld({ at: TOKEN_LIFETIME_MS, stored: { token: token() } }))).toBe('signedOut');
});

test('a token without exp never expires', () => {
  expect(isAlive(aToken({ iat: 0 }), Number.MAX_SAFE_INTEGER)).toBe(true);
});

test('a token is undecodable when it has not three parts of JSON', () => {
  expect(claimsOf(aToken({ iat: 1, exp: 2 }))).toEqual({ sub: 'player_ann1', iat: 1, exp: 2 });
  for (const spoilt of ['', 'a.b', 'a.b.c.d', 'a.!.c', 'a.bm8.c', undefined])
    expect(claimsOf(spoilt)).toBeUndefined();
});

test('a token is refreshed once it is older than 7,000,000 ms, not before', () => {
  const world = signedIn();
  tick(world, TOKEN_REFRESH_MS);
  expect(value(world)).toEqual({ signedIn: 'fresh' });
  tick(world, TOKEN_REFRESH_MS + 1);
  expect(value(world)).toEqual({ signedIn: { renewing: 'claiming' } });
  world.asked('session.claim').answer({ type: 'refresh.granted' });
  expect(world.asked('session.refresh').input).toEqual({ token: token() });
  const fresh = token(TOKEN_REFRESH_MS);
  world.asked('session.refresh').answer({ type: 'session.refreshed', token: fresh } as never);
  expect(value(world)).toEqual({ signedIn: 'rested' });
  expect(world.asked('storage.disk').heard).toEqual([
    { type: 'disk.write', key: 'token', value: fresh },
  ]);
});

test('only one tab refreshes; the other takes the token that was stored', () => {
  const world = signedIn();
  tick(world, TOKEN_REFRESH_MS + 1);
  world.asked('session.claim').answer({ type: 'refresh.elsewhere' });
  expect(world.questions.map(({ port }) => port)).not.toContain('session.refresh');
  const fresh = token(TOKEN_REFRESH_MS);
  const change = { type: 'storage.changed', key: 'token', value: fresh };
  world.asked('storage.disk').answer(change);
  expect(value(world)).toEqual({ signedIn: 'rested' });
  expect(world.resident('session').getSnapshot().context.token).toBe(fresh);
});

test('tabs whose clock is hours ahead of the server’s do not refresh each after the other', () => {
  const world = signedIn();
  tick(world, TOKEN_REFRESH_MS + 2_000);
  world.asked('session.claim').answer({ type: 'refresh.elsewhere' });
  // Fresh, and due at once by this clock.
  const change = { type: 'storage.changed', key: 'token', value: token(1_000) };
  world.asked('storage.disk').answer(change);
  expect(value(world)).toEqual({ signedIn: 'rested' });
});

test('a token of another tab that counts for nothing ends the session, once', () => {
  const world = signedIn();
  const change = { type: 'storage.changed', key: 'token', value: 'a.b.c' };
  world.asked('storage.disk').answer(change);
  expect(value(world)).toBe('signedOut');
  expect(alertsOf(world)).toEqual(['Session.Your session has ended']);
  expect(world.asks.filter((port) => port === 'wallet.list')).toHaveLength(1);
});

test('a failed network keeps the session and tries again a minute later', () => {
  const world = signedIn();
  tick(world, TOKEN_REFRESH_MS + 1);
  world.asked('session.claim').answer({ type: 'refresh.granted' });
  const failed = { type: 'port.failed', port: 'session.refresh' };
  world.asked('session.refresh').answer(failed);
  expect(value(world)).toEqual({ signedIn: 'rested' });
  expect(alertsOf(world)).toEqual([]);
  world.clock.increment(CLOCK_REFRESH_MS);
  expect(value(world)).toEqual({ signedIn: { renewing: 'claiming' } });
});

test('a refused refresh signs out, forgets the token and says why', () => {
  const world = signedIn();
  tick(world, TOKEN_REFRESH_MS + 1);
  world.asked('session.claim').answer({ type: 'refresh.granted' });
  const refused = { type: 'session.refused', problem: problem('token-expired') };
  world.asked('session.refresh').answer(refused);
  expect(value(world)).toBe('signedOut');
  expect(alertsOf(world)).toEqual(['Session.Please sign in again']);
  expect(world.asked('storage.disk').heard).toEqual([{ type: 'disk.erase', key: 'token' }]);
});

test('an expired token signs out with an explanation', () => {
  const world = signedIn();
  tick(world, TOKEN_LIFETIME_MS);
  expect(value(world)).toBe('signedOut');
  expect(alertsOf(world)).toEqual(['Session.Your session has ended']);
});

test('signing out forgets the token at once, stops the hub, goes to / and revokes the token', () => {
  const world = signedIn();
  world.resident('router').send({ type: 'router.go', to: '/wallet' });
  world.asked('hub.connection').answer({ type: 'hub.opened' });
  world.resident('session').send({ type: 'session.signOut' });
  expect(value(world)).toBe('signingOut');
  expect(world.asked('storage.disk').heard).toEqual([{ type: 'disk.erase', key: 'token' }]);
  expect(world.asked('hub.connection').heard).toEqual([{ type: 'connection.close' }]);
  expect(world.resident('router').getSnapshot().context.route.path).toBe('/');
  expect(world.asked('session.signOut').input).toEqual({ token: token(), everywhere: false });
  world.asked('session.signOut').answer({ type: 'port.failed', port: 'session.signOut' } as never);
  expect(value(world)).toBe('signedOut');
  expect(world.resident('session').getSnapshot().context.token).toBeUndefined();
});

test('another tab that signs out or in takes this one along', () => {
  const world = signedIn();
  const disk = world.asked('storage.disk');
  disk.answer({ type: 'storage.changed', key: 'token', value: null } as never);
  expect(value(world)).toBe('signedOut');
  expect(world.resident('wallet').getSnapshot().value).toBe('absent');
  disk.answer({ type: 'storage.changed', key: 'token', value: token() } as never);
  expect(value(world)).toEqual({ signedIn: 'fresh' });
  expect(world.resident('wallet').getSnapshot().value).toBe('listing');
});

test('a sign-in that is answered while the last session is still being ended counts', () => {
  const world = signedIn();
  world.resident('session').send({ type: 'session.signOut' });
  world.resident('session').send({ type: 'session.adopt', token: token(1_000) });
  expect(value(world)).toEqual({ signedIn: 'fresh' });
  expect(world.asked('storage.disk').heard.at(-1)).toEqual({
    type: 'disk.write',
    key: 'token',
    value: token(1_000),
  });
  keepJournal(world, 'signInWhileSigningOut');
});
