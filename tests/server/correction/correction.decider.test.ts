import { expect, test } from 'vitest';
import * as decider from '../../../server/correction/correction.decider';
import { type CorrectionEvent, correctionKind } from '../../../server/correction/correction.events';
import { walletKind } from '../../../server/wallet/wallet.events';
import { after, given } from '../../support/decider';
import { ANN, NOW, nobody, player, purse } from '../../support/states';

const order: decider.CorrectionOrder = {
  player: ANN,
  currency: 'EUR',
  amount: 500,
  why: 'The wheel stopped twice',
  by: 'staff_ada',
  at: NOW,
};
const asked = (amount = 500): CorrectionEvent => ({ type: 'correction.asked', ...order, amount });
const done: CorrectionEvent = { type: 'correction.done', by: 'staff_bob', at: NOW };
const refused: CorrectionEvent = { type: 'correction.refused', by: 'staff_bob', at: NOW };
const at = (...events: CorrectionEvent[]) => after(correctionKind, ...events);
const second = { by: 'staff_bob', at: NOW };

const moved = (amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id: 'correction_1',
    kind: 'correction',
    currency: 'EUR',
    amount,
    balance,
    against: 'house',
    reference: 'correction_1',
    delay: 0,
  }) as const;

test('is asked for, once, of who is there, in what is real', () => {
  const ask =
    (more: Partial<decider.CorrectionOrder> = {}) =>
    (states: Parameters<typeof decider.decideAskCorrection>[0]) =>
      decider.decideAskCorrection(states, { ...order, ...more });
  given({ correction: at(), player: player() })
    .when(ask())
    .thenHappens({ correction: [asked()] }, null);
  given({ correction: at(asked()), player: player() })
    .when(ask())
    .thenNothing(null);
  given({ correction: at(), player: nobody }).when(ask()).thenRefused('not-found');
  given({ correction: at(), player: player() })
    .when(ask({ currency: 'FUN' }))
    .thenRefused('currency-unknown', { field: 'body.currency' });
});

const states = (correction: ReturnType<typeof at>, balance = 100) => ({
  correction,
  wallet: purse({ EUR: balance }),
  player: player(),
});

test('moves once a second member approves, up or down, and never twice', () => {
  const approve =
    (step = second) =>
    (held: ReturnType<typeof states>) =>
      decider.decideApproveCorrection(held, 'correction_1', step);
  given(states(at(asked())))
    .when(approve())
    .thenHappens({ correction: [done], wallet: [moved(500, 600)] }, null);
  given(states(at(asked(-60))))
    .when(approve())
    .thenHappens({ correction: [done], wallet: [moved(-60, 40)] }, null);
  given(states(at(asked(), done)))
    .when(approve())
    .thenNothing(null);
  given(states(at(asked(), refused)))
    .when(approve())
    .thenRefused('step-illegal');
  given(states(at())).when(approve()).thenRefused('not-found');
  given({ ...states(at(asked())), player: nobody })
    .when(approve())
    .thenRefused('not-found');
  given(states(at(asked())))
    .when(approve({ by: 'staff_ada', at: NOW }))
    .thenRefused('approval-own');
  given(states(at(asked(-101))))
    .when(approve())
    .thenRefused('insufficient-amount', { balance: 100, amount: 101 });
});

test('what moves is balanced', () => {
  const postings = walletKind.postings?.(ANN, moved(500, 600)) ?? [];
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(postings.map(({ account }) => account)).toEqual([`player:${ANN}`, 'house']);
});

test('is refused, once, while it waits', () => {
  const refuse = (correction: ReturnType<typeof at>) =>
    given(correction).when((held) => decider.decideRefuseCorrection(held, second));
  refuse(at(asked())).thenHappens({ correction: [refused] }, null);
  refuse(at(asked(), refused)).thenNothing(null);
  refuse(at(asked(), done)).thenRefused('step-illegal');
  refuse(at()).thenRefused('not-found');
});
