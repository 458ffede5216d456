import { erasedBy } from '../player/erasure.filter';
import { playersOf, relationKind } from '../relation/relation.events';
import type { Consumer } from '../store/consumer';
import type { Sql } from '../store/database';
import { eventsOf } from '../store/projection';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideRefund } from './gift.decider';
import { giftKind, type ReturnCause } from './gift.events';

interface Pending {
  id: string;
  sender: string;
}

/**
 * Gives the coins of these gifts back to their senders; of one that was opened meanwhile, nothing.
 * Answers for how many that was decided: none while the store takes no commands.
 */
const giveBack = async (
  store: Store,
  gifts: readonly Pending[],
  why: ReturnCause,
  at: string,
): Promise<number> => {
  const outcomes = await Promise.all(
    gifts.map(({ id, sender }) =>
      store.execute({
        name: 'refundGift',
        at,
        streams: { gift: streamOf(giftKind, id), wallet: streamOf(walletKind, sender) },
        decide: (states) => decideRefund(states, id, why, at),
      }),
    ),
  );
  return outcomes.filter((outcome) => 'answer' in outcome).length;
};

/**
 * Returns what two players have pending between them when one blocks the other [decision 18], and
 * what an erased player has pending with anybody [decision 31].
 */
export const giftReturns = (store: Store, sql: Sql): Consumer => {
  const between = (low: string, high: string) => sql<Pending[]>`
    select id, sender from gifts
    where state = 'pending' and sender in ${sql([low, high])}
      and recipient in ${sql([low, high])}`;
  const of = (player: string) => sql<Pending[]>`
    select id, sender from gifts
    where state = 'pending' and ${player} in (sender, recipient)`;
  return {
    name: 'gift returns',
    stance: 'pays out',
    from: 'start',
    async handle(events) {
      for (const { event, id, at } of eventsOf(relationKind, events)) {
        if (event.type !== 'relation.block') continue;
        const { low, high } = playersOf(id);
        await giveBack(store, await between(low, high), 'blocked', at);
      }
      for (const player of erasedBy(events)) {
        const { at } = events.find(({ id }) => id === player) ?? { at: '' };
        await giveBack(store, await of(player), 'account closed', at);
      }
    },
  };
};

const PAGE = 100;

/** Returns the gifts that nobody opened in time [decision 31]; answers how many. */
export const returnExpiredGifts = async (store: Store, sql: Sql, now: Date): Promise<number> => {
  let returned = 0;
  for (;;) {
    const gifts = await sql<Pending[]>`
      select id, sender from gifts where state = 'pending' and expires <= ${now}
      order by expires limit ${PAGE}`;
    const given = await giveBack(store, gifts, 'expired', now.toISOString());
    // A page that stays as it is would come again for ever.
    if (given === 0) return returned;
    returned += given;
  }
};
