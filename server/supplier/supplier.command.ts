import { problem } from '../../contract/problems';
import { roundKind, type Taken } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import { spinKind } from '../spin/spin.events';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideTakeBack } from './rounds.decider';

/**
 * Takes back a third party's round that its supplier forgot: the stake returns, and a win that comes
 * late is refused as `round-closed`. Refuses `not-found` of rounds of ours and of none; repeating it
 * is silent. The log keeps who did it and why.
 */
export const takeBackTheirs = async (
  store: Store,
  id: string,
  { by, why }: Taken,
  now: string,
): Promise<Outcome<null>> => {
  const { bet } = await store.load(streamOf(roundKind, id));
  if (bet?.supplier === undefined) return { refused: problem('not-found') };
  return store.execute({
    name: 'takeBackTheirs',
    at: now,
    streams: {
      round: streamOf(roundKind, id),
      wallet: streamOf(walletKind, bet.wallet),
      spin: streamOf(spinKind, bet.free ?? 'none'),
    },
    decide: ({ spin, ...states }) => decideTakeBack({ ...states, spin }, id, { by, why, at: now }),
  });
};

/**
 * Ends a third party's round that its supplier forgot with what it has paid; one that has paid nothing is
 * taken back instead. Refuses `not-found` of rounds of ours, of none and of those, `round-closed` once
 * it has ended.
 */
export const closeTheirs = async (
  store: Store,
  id: string,
  now: string,
): Promise<Outcome<null>> => {
  const { bet, paid, jackpot } = await store.load(streamOf(roundKind, id));
  if (bet?.supplier === undefined || (paid ?? jackpot) === undefined)
    return { refused: problem('not-found') };
  return store.execute({
    name: 'closeTheirs',
    at: now,
    streams: { round: streamOf(roundKind, id), wallet: streamOf(walletKind, bet.wallet) },
    decide: (states) =>
      seamlessWallet.win(states, id, { tx: `${id}-close`, at: now, amount: 0, jackpot: 0 }),
  });
};
