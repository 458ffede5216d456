import { describe, expect, test } from 'vitest';
import { PLAY_PAUSE_MS } from '../../contract/limits';
import {
  barredBy,
  type Guarded,
  isPlayTime,
  isStricter,
  leftOf,
  limitKey,
  monthsAfter,
  pauseAt,
  periodEnd,
  periodStart,
  type Stance,
  stretchAt,
  type Used,
} from '../../contract/protection.rules';

const at = '2026-11-20T20:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString();

describe('periods are of UTC', () => {
  test.each([
    ['day', '2026-11-20', '2026-11-21T00:00:00.000Z'],
    ['week', '2026-11-16', '2026-11-23T00:00:00.000Z'],
    ['month', '2026-11-01', '2026-12-01T00:00:00.000Z'],
  ] as const)('a %s', (period, start, end) => {
    expect(periodStart(period, at)).toBe(start);
    expect(periodEnd(period, at)).toBe(end);
  });

  test('a week begins on Monday, also where a month or year ends in it', () => {
    expect(periodStart('week', '2026-11-15T23:59:59.999Z')).toBe('2026-11-09');
    expect(periodStart('week', '2026-11-16T00:00:00.000Z')).toBe('2026-11-16');
    expect(periodStart('week', '2027-01-01T12:00:00.000Z')).toBe('2026-12-28');
    expect(periodEnd('month', '2026-12-31T12:00:00.000Z')).toBe('2027-01-01T00:00:00.000Z');
  });

  test('so many months later is never in the month after that', () => {
    expect(monthsAfter(at, 6)).toBe('2027-05-20T20:00:00.000Z');
    expect(monthsAfter('2026-08-31T10:00:00.000Z', 6)).toBe('2027-02-28T10:00:00.000Z');
    expect(monthsAfter(at, 60)).toBe('2031-11-20T20:00:00.000Z');
  });
});

test('a limit is kept by what it bounds', () => {
  expect(limitKey({ kind: 'time' })).toBe('time');
  expect(limitKey({ kind: 'loss', period: 'day', currency: 'EUR' })).toBe('loss day EUR');
});

test('lower is stricter, and so is the first; none never is', () => {
  expect(isStricter(undefined, 5)).toBe(true);
  expect(isStricter(5, 4)).toBe(true);
  expect(isStricter(5, 5)).toBe(false);
  expect(isStricter(5, 6)).toBe(false);
  expect(isStricter(5, null)).toBe(false);
  expect(isStricter(undefined, null)).toBe(false);
});

test('minutes of play at a stretch have bounds', () => {
  expect([14, 15, 1_440, 1_441].map(isPlayTime)).toEqual([false, true, true, false]);
});

test('play at a stretch and a pause end at their moment', () => {
  const stretch = { since: at, last: at };
  expect(stretchAt(stretch, after(PLAY_PAUSE_MS - 1))).toBe(stretch);
  expect(stretchAt(stretch, after(PLAY_PAUSE_MS))).toBeUndefined();
  expect(stretchAt(undefined, at)).toBeUndefined();
  const pause = { kind: 'exclusion', until: after(1) } as const;
  expect(pauseAt(pause, at)).toBe(pause);
  expect(pauseAt(pause, after(1))).toBeUndefined();
});

const free: Guarded = { at, limits: [] };
const stances: Stance[] = ['stakes', 'pays in', 'promotes', 'pays out', 'neutral'];
const coins = (amount: number) => ({ currency: 'COINS', amount });
/** The rule that bars each stance. */
const rules = (guarded: Guarded, amount = 100) =>
  stances.map((stance) => barredBy(stance, guarded, coins(amount))?.rule);
const bound = (kind: Used['kind'], used: number, amount = 1_000): Used => ({
  kind,
  period: 'day',
  currency: 'COINS',
  amount,
  used,
});

describe('the one policy', () => {
  test('lets whom nothing protects', () => {
    expect(rules(free)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  test.each(['time-out', 'exclusion'] as const)('%s bars all but what is paid out', (kind) => {
    const paused = { ...free, pause: { kind, until: after(1) } };
    expect(rules(paused)).toEqual([kind, kind, kind, undefined, undefined]);
    // A table is not opened either.
    expect(barredBy('stakes', paused)).toEqual({ rule: kind, until: after(1) });
  });

  test.each(['stake', 'loss'] as const)('a %s limit is never gone beyond', (kind) => {
    const near = { ...free, limits: [bound(kind, 900)] };
    expect(barredBy('stakes', near, coins(100))).toBeUndefined();
    expect(barredBy('stakes', near, coins(101))).toEqual({
      rule: `${kind}-limit`,
      period: 'day',
      currency: 'COINS',
      limit: 1_000,
      left: 100,
      until: '2026-11-21T00:00:00.000Z',
    });
    expect(barredBy('stakes', near, { currency: 'EUR', amount: 101 })).toBeUndefined();
    const rule = `${kind}-limit`;
    expect(rules({ ...free, limits: [bound(kind, 1_000)] })).toEqual([
      rule,
      rule,
      rule,
      undefined,
      undefined,
    ]);
  });

  test('what was won widens a limit of losses, and no other', () => {
    expect(leftOf(bound('loss', -500))).toBe(1_500);
    expect(barredBy('stakes', { ...free, limits: [bound('loss', -500)] }, coins(1_500))).toBe(
      undefined,
    );
    expect(leftOf(bound('stake', 1_200))).toBe(0);
  });

  test('a deposit limit bounds what is paid in, and bars no play', () => {
    expect(rules({ ...free, limits: [bound('deposit', 950)] })).toEqual([
      undefined,
      'deposit-limit',
      undefined,
      undefined,
      undefined,
    ]);
    expect(rules({ ...free, limits: [bound('deposit', 1_000)] })).toEqual([
      undefined,
      'deposit-limit',
      'deposit-limit',
      undefined,
      undefined,
    ]);
  });

  test('play at a stretch ends at its minutes, and begins anew after a pause', () => {
    const since = after(-60 * 60_000);
    const played = { ...free, stretch: { since, last: after(-1_000) } };
    expect(rules({ ...played, minutes: 61 })).toEqual(rules(free));
    expect(rules({ ...played, minutes: 60 })).toEqual([
      'time-limit',
      undefined,
      'time-limit',
      undefined,
      undefined,
    ]);
    expect(barredBy('stakes', { ...played, minutes: 60 }, coins(1))?.until).toBe(
      after(PLAY_PAUSE_MS - 1_000),
    );
  });

  test('a reality check that is due bars stakes alone', () => {
    expect(rules({ ...free, checkAt: after(1) })).toEqual(rules(free));
    expect(rules({ ...free, checkAt: at })).toEqual([
      'reality-check',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Nothing is staked where a table is only opened.
    expect(barredBy('stakes', { ...free, checkAt: at })).toBeUndefined();
  });
});
