import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AffiliateKept, changeAffiliate, makeAffiliate } from '../../contract/affiliate.desk';
import { sampleAffiliates } from '../../server/affiliate/affiliate.sample';
import { affiliates } from '../../src/office/desks/affiliate.desk';
import { sayProblem } from '../../src/office/problem';

const change = affiliates.deeds.find(({ name }) => name === 'changeAffiliate');

test.each(Object.entries(sampleAffiliates))(
  '%s that is typed and not changed is the same one',
  (_id, terms) => {
    const kept: AffiliateKept = { _id, ...terms, clicks: [] };
    const typed = change?.values?.(kept) ?? {};
    const body = change?.body(_id, { ...typed, why: 'They signed' });
    expect(z.parse(changeAffiliate.body!, body)).toEqual({ _id, terms, why: 'They signed' });
  },
);

const { affiliate_boardwalk: boardwalk } = sampleAffiliates;
const typed = change?.values?.({ _id: 'affiliate_boardwalk', ...boardwalk!, clicks: [] }) ?? {};
const parsed = (values: object) =>
  z.safeParse(makeAffiliate.body!, affiliates.adds?.body('', { ...typed, why: 'Why', ...values }));

test('games stand on a line each, whatever is between the two', () => {
  const games =
    ' lantern-run   https://a.example/run \n\ngame_neon-orchard\thttps://a.example/neon\n';
  expect(parsed({ games }).data).toMatchObject({
    terms: {
      games: [
        { gameId: 'game_lantern-run', url: 'https://a.example/run' },
        { gameId: 'game_neon-orchard', url: 'https://a.example/neon' },
      ],
    },
  });
});

test('a game without an address, and an address that is none, are refused', () => {
  expect(parsed({}).success).toBe(true);
  for (const wrong of [
    ...[{ games: '' }, { games: 'lantern-run' }, { games: 'lantern-run https://a b' }],
    ...[{ website: 'boardwalk' }, { affiliateUrl: 'javascript:alert(1)' }, { image: '' }],
    ...[{ countries: '' }, { usaRegions: 'New Jersey' }, { displayName: ' ' }],
  ])
    expect([wrong, parsed(wrong).success]).toEqual([wrong, false]);
});

test('a refusal names the field as this form calls it', () => {
  const problem = {
    ...{ type: 'about:blank', code: 'body-invalid', title: 'Invalid', status: 400 },
    params: { field: 'body.terms.games.0.url', reason: 'invalid' },
  };
  expect(sayProblem(problem, change?.fields)).toContain('each on its line with its address');
});
