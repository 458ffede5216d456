import { problem } from '../../contract/problems';
import { jackpotKind, jackpotOf } from '../jackpot/jackpot.events';
import { giveBack } from '../jackpot/jackpot.moves';
import { roundKind } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import type { Outcome } from '../store/command';
import { accept, refuse } from '../store/decision';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideClose } from './seat.decider';
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
    decide: ({ seat: seated, round, wallet }) => {
      const back = seamlessWallet.rollback({ round, wallet }, id, `${id}-rollback`, now);
      if ('refused' in back) return refuse(back.refused);
      if (back.events.round === undefined) return accept({}, null);
      const closed = decideClose(seated, id);
      if ('refused' in closed) return closed;
      return accept(
        {
          ...back.events,
          ...closed.events,
          jackpot: giveBack(id, bet.currency, bet.jackpot ?? 0),
        },
        null,
      );
    },
  });
};
