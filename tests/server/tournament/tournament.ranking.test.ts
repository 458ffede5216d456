import { expect, test } from 'vitest';
import { byPlace } from '../../../contract/tournament.rules';
import { Ranking } from '../../../server/tournament/tournament.ranking';
import { seeded } from '../../../src/art/random';

const PLAYERS = 3_000;
const MOVES = 20_000;

test('ranks are those of a sorted list, whoever comes, moves and goes', () => {
  const draw = seeded('ranking');
  const ranking = new Ranking();
  const places = new Map<string, { score: number; reached: number }>();
  for (let reached = 1; reached <= MOVES; reached += 1) {
    const player = `player_${Math.floor(draw() * PLAYERS)}`;
    if (draw() < 0.1) {
      ranking.delete(player);
      places.delete(player);
    } else {
      const place = { score: Math.floor(draw() * 20), reached };
      ranking.put(player, place);
      places.set(player, place);
    }
  }
  const sorted = [...places].sort(([, one], [, other]) => byPlace(one, other));
  expect(ranking.size).toBe(sorted.length);
  expect(sorted.map(([player]) => ranking.rankOf(player))).toEqual(
    sorted.map((_, index) => index + 1),
  );
  expect(ranking.rankOf('player_nobody')).toBeUndefined();
});
