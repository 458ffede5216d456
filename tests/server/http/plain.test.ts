import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';
import { isPlain } from '../../../server/http/plain';
import { type Answer, type TestPlatform, testPlatform } from '../../support/platform';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

test.each([
  ['a word', true],
  ['🎠 carousel', true],
  ['\u202egnirts', true],
  [{ deep: ['a', { b: [1, null, true] }] }, true],
  [nested(20), true],
  ['a\u0000b', false],
  ['\ud800', false],
  [['fine', { not: '\udc00x' }], false],
  [{ 'a\u0000': 1 }, false],
])('%j can be stored: %s', (value, expected) => {
  expect(isPlain(value)).toBe(expected);
});

test('what nests too deep is told without climbing down', () => {
  expect(isPlain(nested(100_000))).toBe(false);
});

const faultOf = ({ status }: Answer, asked: string): string[] =>
  status < 500 ? [] : [`${status} ${asked}`];

describe('what no database stores is refused by every call, and is never our fault', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await testPlatform();
    ({ token } = await platform.signUp());
  });
  afterAll(() => platform.close());

  /** Every field that a call may read as text, and the one that takes anything. */
  const fields = [
    ...['text', 'message', 'search', 'name', 'email', 'username', 'password', 'magic', 'word'],
    ...['page', 'slug', 'gameId', 'currency', 'type', 'session', 'launch', 'link', 'room'],
    ...[
      'token',
      'deviceName',
      'reviewId',
      'vote',
      'language',
      'lang',
      'translate',
      'country',
      '_id',
      'payment',
    ],
  ];
  const texts = ['\u0000', 'a\u0000b', '\ud800', '\udfff x', '\u202e<script>', 'x'.repeat(60_000)];
  const bodies: unknown[] = [
    ...texts.map((text) => Object.fromEntries(fields.map((field) => [field, text]))),
    ...['bet', 'action'].map(
      (field) =>
        `{"session":"${'x'.repeat(40)}","stake":10,"turn":0,"${field}":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    ),
  ];

  for (const call of calls.filter(({ name }) => !name.startsWith('signOut'))) {
    test(call.name, async () => {
      const { method, url } = addressesOf(call)[0] ?? { method: 'GET', url: '/' };
      const faults: string[] = [];
      for (const path of [url.replace(/:id/, 'lantern-run'), url.replace(/:[A-Za-z]+/g, '%00')]) {
        if (method === 'GET') {
          const query = fields.map((field) => `${field}=%00`).join('&');
          const answer = await platform.ask(method, `${path}?${query}`, undefined, { token });
          faults.push(...faultOf(answer, path));
          continue;
        }
        for (const body of bodies) {
          const answer = await platform.ask(method, path, body, { token });
          faults.push(...faultOf(answer, `${path} ${JSON.stringify(body).slice(0, 80)}`));
        }
      }
      expect(faults).toEqual([]);
    });
  }
});
