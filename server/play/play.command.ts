import { problem } from '../../contract/problems';
import { jackpotKind, jackpotOf } from '../jackpot/jackpot.events';
import { roundKind } from '../round/round.events';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideRollBackRound } from './play.decider';
import { seatKind } from './seat.events';

/**
 * Takes an open in-house round back: all that was staked returns, what it won of the jackpot stands
 * in it again, the seat is free. Refuses `not-found` and `round-closed`; repeating it is silent.
 */
export const rollBack = async (store: Store, id: string, now: string): Promise<Outcome<null>> => {
  const { bet } = await store.load(streamOf(roundKind, id));
  const seat = bet?.fairness?.seat;
  if (bet === undefined || seat === undefined) return { refused: problem('not-found') };
  return store.execute({
    name: 'rollBackRound',
    at: now,
    streams: {
      seat: streamOf(seatKind, seat),
      round: streamOf(roundKind, id),
      wallet: streamOf(walletKind, bet.wallet),
      jackpot: streamOf(jackpotKind, jackpotOf(bet)),
    },
    decide: (states) => decideRollBackRound(states, { round: id, at: now }),
  });
};
