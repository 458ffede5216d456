import type { Winner } from '../../contract/winner';
import type { Winners } from './winners.words';

/** The lists with a player's new presence marker; lists without that player stay the same object. */
export const withPresence = (
  { coins, money, superJackpot }: Winners,
  playerId: string,
  presence: Winner['presence'],
): Winners => {
  const mark = (list: Winner[]): Winner[] =>
    list.some((winner) => winner.playerId === playerId)
      ? list.map((winner) => (winner.playerId === playerId ? { ...winner, presence } : winner))
      : list;
  return { coins: mark(coins), money: mark(money), superJackpot: mark(superJackpot) };
};
