import { aWinner } from '../../contract/make/winner';
import type { Winners } from './winners.words';

/** Three winners of coins; nobody has won money or the super jackpot. */
export const theWinners = (given: Partial<Winners> = {}): Winners => ({
  coins: [
    aWinner(),
    aWinner({ player: 'cleo', playerId: 'player_cleo', presence: 'recent', amount: 90 }),
    aWinner({ player: 'dan', playerId: 'player_dan1', presence: 'offline', amount: 1_400 }),
  ],
  money: [],
  superJackpot: [],
  ...given,
});
