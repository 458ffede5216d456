import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { giftLifecycle } from '../../contract/lifecycles';
import { aGift } from '../../contract/make/gift';
import { giftMachine } from '../../machines/gift/gift.machine';
import { decideAccept, decideRefund, decideSend } from '../../server/gift/gift.decider';
import {
  type GiftEvent,
  type GiftState,
  giftKind,
  givingKind,
} from '../../server/gift/gift.events';
import type { RelationState } from '../../server/relation/relation.events';
import type { WalletState } from '../../server/wallet/wallet.events';
import { unprotected } from '../../tests/support/protection';
import { proveRefinement, type Subject } from '../support/refine';
import { silent } from '../support/silent';

const NOW = '2026-11-20T20:00:00.000Z';
const wallet: WalletState = { balances: { COINS: 1_000 }, coinsEarned: 0 };
const relation: RelationState = {
  relation: { bond: 'friends', favourites: 'none', follows: 'none' },
  declined: {},
};
const giving = givingKind.initial;
const order = {
  id: 'gift_0001',
  sender: 'player_ann1',
  recipient: 'player_ben1',
  coins: 100,
  box: 'ruby',
  tape: 'mint',
  at: NOW,
} as const;

const gift: Subject<GiftState, 'send' | 'accept' | 'refund', GiftEvent> = {
  initial: giftKind.initial,
  stepOf: ({ phase }) => phase,
  decide: {
    send: (state) => decideSend({ gift: state, relation, giving, wallet }, order),
    accept: (state) =>
      decideAccept(
        { gift: state, relation, giving, wallet, protection: unprotected },
        order.id,
        order.recipient,
        NOW,
      ),
    refund: (state) => decideRefund({ gift: state, wallet }, order.id, 'expired', NOW),
  },
  eventsOf: ({ gift: events = [] }: { gift?: GiftEvent[] }) => events,
  evolve: giftKind.evolve,
};

test('the gift takes exactly the steps of its table', () => {
  proveRefinement(giftLifecycle, [gift]);
});

test('the client opens a box only where the table takes it, and only one’s own', () => {
  const taken = (['pending', 'opened', 'returned'] as const).flatMap((state) =>
    [true, false]
      .filter((incoming) => {
        const actor = createActor(silent(giftMachine), {
          input: { gift: aGift({ state }), incoming },
        }).start();
        const can = actor.getSnapshot().can({ type: 'gift.accept' });
        actor.stop();
        expect(can && !('accept' in giftLifecycle[state])).toBe(false);
        return can;
      })
      .map((incoming) => [state, incoming]),
  );
  expect(taken).toEqual([['pending', true]]);
});
