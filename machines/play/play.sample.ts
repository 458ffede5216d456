import { aFairness, aPlaySession, aRound } from '../../contract/make/play';
import { nobody, type PlayContext } from './play.context';

/** A sitting for coins whose first round has been bet. */
export const aSitting = (given: Partial<PlayContext> = {}): PlayContext => {
  const { session, gameId, currency, balance } = aPlaySession();
  return {
    ...nobody,
    session,
    visit: 'visit-0001',
    gameId,
    currency,
    balance,
    fairness: aFairness(),
    round: aRound(),
    stake: 10,
    turn: 1,
    ...given,
  };
};
