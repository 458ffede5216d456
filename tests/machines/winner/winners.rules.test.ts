import { expect, test } from 'vitest';
import { aWinner } from '../../../contract/make/winner';
import { familyOf } from '../../../contract/scratcher.rules';
import { withPresence } from '../../../machines/winner/winners.rules';

test('a marker changes in every list that the player is in; the others stay the same', () => {
  const cat = aWinner({ playerId: 'player_cat1' });
  const lists = { coins: [aWinner(), cat], money: [cat], superJackpot: [aWinner()] };
  const after = withPresence(lists, 'player_bob1', 'offline');
  const away = aWinner({ presence: 'offline' });
  expect(after).toEqual({ coins: [away, cat], money: [cat], superJackpot: [away] });
  expect(after.money).toBe(lists.money);
});

test('the family of a card is what its type begins with', () => {
  expect(['neon-3', 'zodiac', 'my-neon', undefined].map(familyOf)).toEqual([
    'neon',
    'zodiac',
    undefined,
    undefined,
  ]);
});
