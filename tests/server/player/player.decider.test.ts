import { test } from 'vitest';
import { decideFavourite, decideVerify } from '../../../server/player/player.decider';
import { given } from '../../support/decider';
import { NOW, nobody, player } from '../../support/states';

const kept = { type: 'player.favouriteSet', game: 'game_wheel' } as const;
const done = { ok: true } as const;

test('a game becomes a favourite once', () => {
  given(player())
    .when((state) => decideFavourite(state, 'game_wheel', true))
    .thenHappens({ player: [kept] }, done);
  given(player(kept))
    .when((state) => decideFavourite(state, 'game_wheel', true))
    .thenNothing(done);
});

test('a favourite is given up once, and no other with it', () => {
  given(player(kept))
    .when((state) => decideFavourite(state, 'game_wheel', false))
    .thenHappens({ player: [{ type: 'player.favouriteRemoved', game: 'game_wheel' }] }, done);
  given(player(kept))
    .when((state) => decideFavourite(state, 'game_reels', false))
    .thenNothing(done);
});

test('staff verify an identity once, and only somebody’s', () => {
  const verified = { type: 'player.verified', by: 'operator kim', at: NOW } as const;
  given(player())
    .when((state) => decideVerify(state, 'operator kim', NOW))
    .thenHappens({ player: [verified] }, null);
  given(player(verified))
    .when((state) => decideVerify(state, 'operator lou', NOW))
    .thenNothing(null);
  given(nobody)
    .when((state) => decideVerify(state, 'operator kim', NOW))
    .thenRefused('not-found');
});
