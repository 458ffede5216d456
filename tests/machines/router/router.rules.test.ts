import { expect, test } from 'vitest';
import { REDIRECTS_MAX } from '../../../contract/limits';
import { playModes } from '../../../contract/play.rules';
import {
  arrive,
  isOfGame,
  isSitting,
  isUndecided,
  listQueryOf,
  redirectOf,
  routeOf,
  staysOn,
  tableFor,
  type Visitor,
} from '../../../machines/router/router.rules';

const guest: Visitor = {
  signedIn: false,
  isVerified: undefined,
  magicRequired: false,
  magicHeld: false,
};
const member = { ...guest, signedIn: true };
const MONEY = '/play/money/lucky-wheel';

test('an address is read whatever it is written like', () => {
  expect(routeOf('')).toEqual({ name: 'lobby', path: '/', params: {}, query: {} });
  expect(routeOf('/games/?a=1&b=x=y&&c#top')).toEqual({
    name: 'games',
    path: '/games/',
    params: {},
    query: { a: '1', b: 'x=y', c: '' },
  });
  expect(routeOf('/games?search=good+luck%21?').query).toEqual({ search: 'good luck!?' });
  expect(routeOf('/games/%E0%A4%A').params).toEqual({ slug: '%E0%A4%A' });
});

test('the lock is shown while it is locked, and then no more', () => {
  const locked = { ...guest, magicRequired: true };
  expect(redirectOf('/lock', locked)).toBeUndefined();
  expect(redirectOf('/lock', { ...locked, magicHeld: true })).toEqual({ guard: 'magic', to: '/' });
  expect(redirectOf('/', { ...locked, magicHeld: true })).toBeUndefined();
});

test('money is played for by the verified alone; of whom nobody knows yet is waited for', () => {
  expect(redirectOf(MONEY, guest)).toEqual({ guard: 'authentication', to: '/' });
  expect(redirectOf(MONEY, member)).toBeUndefined();
  expect(redirectOf(MONEY, { ...member, isVerified: false })?.guard).toBe('verification');
  expect(redirectOf('/wallet', { ...member, isVerified: false })).toBeUndefined();
  expect(
    [guest, member, { ...member, isVerified: false }].map((visitor) => isUndecided(MONEY, visitor)),
  ).toEqual([false, true, false]);
  expect([isUndecided('/wallet', member), isUndecided('/', member)]).toEqual([false, false]);
});

test('who is signed in has no use for the forms of guests: a new player is welcomed', () => {
  for (const [form, to] of [
    ['/sign-in', '/'],
    ['/sign-up', '/welcome'],
  ] as const) {
    expect(['signIn', 'signUp']).toContain(routeOf(form).name);
    expect(redirectOf(form, guest)).toBeUndefined();
    expect(redirectOf(form, member)).toEqual({ guard: 'formOfGuest', to });
  }
  expect(redirectOf('/welcome', guest)).toEqual({ guard: 'authentication', to: '/' });
});

test('an arrival says whether the authentication guard refused on the way', () => {
  expect(arrive('/wallet', guest)).toEqual({ to: '/', refused: true, stuck: false });
  expect(arrive('/lock', guest)).toEqual({ to: '/', refused: false, stuck: false });
  const magic = { ...guest, magicRequired: true };
  expect(arrive('/wallet', magic)).toEqual({ to: '/lock', refused: false, stuck: false });
  const twice = (to: string) =>
    to === '/a'
      ? { guard: 'authentication' as const, to: '/b' }
      : to === '/b'
        ? { guard: 'magic' as const, to: '/c' }
        : undefined;
  expect(arrive('/a', guest, twice)).toEqual({ to: '/c', refused: true, stuck: false });
});

test('a circle is followed so far, and no further', () => {
  const steps = (to: string) =>
    to === '' ? undefined : { guard: 'magic' as const, to: to.slice(1) };
  const far = 'r'.repeat(REDIRECTS_MAX);
  expect(arrive(far, guest, steps)).toEqual({ to: '', refused: false, stuck: false });
  expect(arrive(`${far}r`, guest, steps)).toEqual({ to: 'r', refused: false, stuck: true });
});

test('lists of games are one page; a game is another, and its table is one of a game’s screens', () => {
  const [lobby, list, game, play] = ['/', '/games?type=Dice', '/games/x', '/play/x'].map(
    routeOf,
  ) as [
    ReturnType<typeof routeOf>,
    ReturnType<typeof routeOf>,
    ReturnType<typeof routeOf>,
    ReturnType<typeof routeOf>,
  ];
  expect([lobby, list, game].map(listQueryOf)).toEqual([{}, { type: 'Dice' }, undefined]);
  expect([staysOn(lobby, list), staysOn(list, game), staysOn(game, lobby)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(staysOn(game, routeOf('/games/x?sheet=1'))).toBe(true);
  expect([
    staysOn(routeOf('/play/lucky-wheel'), routeOf(MONEY)),
    staysOn(routeOf('/play/x'), routeOf(MONEY)),
  ]).toEqual([true, false]);
  expect([lobby, game, play, routeOf(MONEY)].map(isSitting)).toEqual([false, false, true, true]);
  expect([lobby, game, play, routeOf(MONEY)].map(isOfGame)).toEqual([false, true, true, true]);
});

test('each mode has its table, and leads nobody who sits there or plays nothing', () => {
  const tables = (to: string) => playModes.map((mode) => tableFor(routeOf(to), mode));
  expect(tables('/play/lucky-wheel')).toEqual([undefined, undefined, MONEY]);
  expect(tables(MONEY)).toEqual(['/play/lucky-wheel', '/play/lucky-wheel', undefined]);
  expect(tables('/games/lucky-wheel')).toEqual([undefined, undefined, undefined]);
});
