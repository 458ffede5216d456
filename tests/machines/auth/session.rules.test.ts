import { expect, test } from 'vitest';
import { TOKEN_REFRESH_MS } from '../../../contract/limits';
import { aToken } from '../../../contract/make/token';
import { claimsOf, isAlive, isDue, isExpired } from '../../../machines/auth/session.rules';
import { isViewer } from '../../../machines/auth/viewing.rules';

test('a token dies in the millisecond that it names', () => {
  const token = aToken({ exp: 2 });
  expect([1_999, 2_000, 2_001].map((at) => isAlive(token, at))).toEqual([true, false, false]);
  expect(isExpired({}, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect([undefined, 'a.b', 'a.b.c'].map((spoilt) => isAlive(spoilt, 0))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a token is due once it is older than its time, and never while its age is not known', () => {
  const born = { iat: 1 };
  const at = 1_000 + TOKEN_REFRESH_MS;
  expect([at - 1, at, at + 1].map((now) => isDue(born, now))).toEqual([false, false, true]);
  expect(isDue({}, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('claims are read whatever signs they are written in, and only those that are there', () => {
  const payload = (text: string) => `a.${Buffer.from(text).toString('base64url')}.c`;
  for (const sub of ['a', 'ab', 'abc', 'Ünïcode ✓', '🎡?>~', '@@@@@'])
    expect(claimsOf(payload(JSON.stringify({ sub })))).toStrictEqual({ sub });
  expect(claimsOf(payload('{}'))).toStrictEqual({});
  const whole = { sub: 'player_ann1', iat: 1, exp: 2 };
  expect(claimsOf(payload(JSON.stringify({ ...whole, role: 'staff' })))).toStrictEqual(whole);
  expect(claimsOf(payload('{"sub":1}'))).toBeUndefined();
  // No text: its bytes are none of UTF-8.
  expect(claimsOf(`a.${Buffer.from([0xff]).toString('base64url')}.c`)).toBeUndefined();
});

test('a token for looking is known by whom it is for, and nothing else is one', () => {
  expect(isViewer(aToken({ aud: 'viewer' }))).toBe(true);
  for (const other of [undefined, '', 'a.b.c', aToken(), aToken({ aud: 'player' })])
    expect(isViewer(other)).toBe(false);
});
