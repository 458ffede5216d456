import { aWinner } from '../../contract/make/winner';
import type { WinnersContext } from './winners.machine';

/** Three winners of coins; nobody has won money or the super jackpot. */
export const theWinners = (given: Partial<WinnersContext> = {}): WinnersContext => ({
  coins: [
    aWinner(),
    aWinner({ player: 'cleo', playerId: 'player_cleo', presence: 'recent', amount: 90 }),
    aWinner({ player: 'dan', playerId: 'player_dan1', presence: 'offline', amount: 1_400 }),
  ],
  money: [],
  superJackpot: [],
  behind: false,
  ...given,
});
