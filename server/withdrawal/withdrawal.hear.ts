import { problem } from '../../contract/problems';
import type { ProviderWord } from '../payment/payment.provider';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decidePaid, decideRefuse } from './withdrawal.decider';
import { withdrawalKind } from './withdrawal.events';

/** What the provider said of a withdrawal. */
export const hearOfWithdrawal = async (
  { store }: Pick<Platform, 'store'>,
  word: ProviderWord,
  now: string,
): Promise<Outcome<null>> => {
  const { about: id } = word;
  const withdrawal = streamOf(withdrawalKind, id);
  const { order } = await store.load(withdrawal);
  if (order === undefined) return { refused: problem('not-found') };
  const name = `hear ${word.type}`;
  switch (word.type) {
    case 'payOut.paid':
      return store.execute({
        name,
        at: now,
        streams: { withdrawal },
        decide: (states) => decidePaid(states.withdrawal, now),
      });
    case 'payOut.refused':
      return store.execute({
        name,
        at: now,
        streams: { withdrawal, wallet: streamOf(walletKind, order.player) },
        decide: (states) =>
          decideRefuse(states, id, { by: order.provider, reason: word.reason, at: now }, 'paying'),
      });
    default:
      return { refused: problem('not-found') };
  }
};
