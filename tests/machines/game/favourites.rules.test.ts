import { expect, test } from 'vitest';
import { heldOf, turned, without } from '../../../machines/game/favourites.rules';
import { anEntry, aWaitingLetter } from '../../../machines/outbox/outbox.sample';

const wheel = { gameId: 'game_wheel', marked: true };
const dice = { gameId: 'game_dice', marked: false };

test('what waits says how each heart was left last', () => {
  const removed = anEntry({ call: 'removeFavourite' });
  const other = anEntry({ call: 'removeFavourite', params: { id: 'game_dice' } });
  expect(heldOf([removed, aWaitingLetter(), other, anEntry()])).toEqual([wheel, dice]);
  expect(heldOf([anEntry(), removed])).toEqual([{ ...wheel, marked: false }]);
  expect(heldOf([])).toEqual([]);
});

test('a heart that is turned on comes last, once; one that is turned off goes', () => {
  expect(turned(['game_wheel', 'game_dice', 'game_mines'], [wheel, dice])).toEqual([
    'game_mines',
    'game_wheel',
  ]);
  expect(turned([], [dice])).toEqual([]);
  expect(without([wheel, dice], 'game_wheel')).toEqual([dice]);
});
