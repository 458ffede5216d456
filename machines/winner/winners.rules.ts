import type { Winner } from '../../contract/winner';
import type { Winners } from './winners.words';

/** A list with a player's new presence marker; one without that player stays the same object. */
export const winnersWithPresence = (
  list: Winner[],
  playerId: string,
  presence: Winner['presence'],
): Winner[] =>
  list.some((winner) => winner.playerId === playerId)
    ? list.map((winner) => (winner.playerId === playerId ? { ...winner, presence } : winner))
    : list;

/** The three lists with a player's new presence marker. */
export const withPresence = (
  { coins, money, superJackpot }: Winners,
  playerId: string,
  presence: Winner['presence'],
): Winners => {
  const mark = (list: Winner[]) => winnersWithPresence(list, playerId, presence);
  return { coins: mark(coins), money: mark(money), superJackpot: mark(superJackpot) };
};
