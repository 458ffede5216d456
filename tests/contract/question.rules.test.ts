import { expect, test } from 'vitest';
import { addressOf, questionOf } from '../../contract/question.rules';

const find = { method: 'POST', path: '/games/:id/find' } as const;

test('an address has the values of its path and query, those that are there', () => {
  expect(addressOf(find, { params: { id: 'a b/c' } })).toBe('/api/games/a%20b%2Fc/find');
  expect(
    addressOf(find, { params: { id: 'a' }, query: { page: 0, of: undefined, by: 'x&y' } }),
  ).toBe('/api/games/a/find?page=0&by=x%26y');
});

test('a question is told from another by method, address and body', () => {
  expect(questionOf(find, { params: { id: 'a' }, body: { search: 'neon' } })).toBe(
    'POST /api/games/a/find {"search":"neon"}',
  );
  expect(questionOf({ method: 'GET', path: '/loc' }, {})).toBe('GET /api/loc {}');
});
