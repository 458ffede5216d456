import { expect, test } from 'vitest';
import type { Proof } from '../../../server/factor/factor.state';
import * as decider from '../../../server/withdrawal/withdrawal.decider';
import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalKind,
} from '../../../server/withdrawal/withdrawal.events';
import { after, given } from '../../support/decider';
import { unprotected } from '../../support/protection';
import { ANN, BEN, NOW, nobody, player, purse } from '../../support/states';

const method = { method: 'testmethod_1', kind: 'visa', last: '4242' } as const;
const order: decider.WithdrawalOrder = {
  id: 'withdrawal_1',
  player: ANN,
  currency: 'EUR',
  amount: 2_000,
  method,
  provider: 'test',
  isAutomatic: false,
  at: NOW,
};
const of = { player: ANN, at: NOW };
const requested: WithdrawalEvent = {
  type: 'withdrawal.requested',
  ...of,
  currency: 'EUR',
  amount: 2_000,
  method,
  provider: 'test',
};
const approved: WithdrawalEvent = { type: 'withdrawal.approved', ...of, by: 'operator mo' };
const paid: WithdrawalEvent = { type: 'withdrawal.paid', ...of, currency: 'EUR', amount: 2_000 };
const refused: WithdrawalEvent = {
  type: 'withdrawal.refused',
  ...of,
  by: 'operator mo',
  reason: 'Another name',
};
const cancelled: WithdrawalEvent = { type: 'withdrawal.cancelled', ...of };
const move = (id: string, amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id,
    kind: 'shopWithdraw',
    currency: 'EUR',
    amount,
    balance,
    against: 'payout',
    reference: 'withdrawal_1',
    delay: 0,
  }) as const;
const at = (...events: WithdrawalEvent[]): WithdrawalState => after(withdrawalKind, ...events);
const none = at();
const waiting = at(requested);
const paying = at(requested, approved);
const seen = player({ type: 'player.verified', by: 'test', at: NOW });
const footing = (balance: number) => ({
  withdrawal: none,
  wallet: purse({ EUR: balance }),
  player: seen,
  protection: unprotected,
});
const wallet = purse({ EUR: 500 });
const back = move('withdrawal_1-back', 2_000, 2_500);

test('the money leaves the wallet at once, and waits for staff or is on its way', () => {
  given(footing(2_000))
    .when((states) => decider.decideWithdraw(states, order))
    .thenHappens({ withdrawal: [requested], wallet: [move('withdrawal_1', -2_000, 0)] }, null);
  given(footing(2_000))
    .when((states) => decider.decideWithdraw(states, { ...order, isAutomatic: true }))
    .thenHappens(
      {
        withdrawal: [requested, { ...approved, by: 'platform' }],
        wallet: [move('withdrawal_1', -2_000, 0)],
      },
      null,
    );
});

test('what is not there, not real money, or came from nowhere is refused', () => {
  const refuses = (
    states: ReturnType<typeof footing>,
    more: Partial<decider.WithdrawalOrder>,
    ...refusal: Parameters<ReturnType<ReturnType<typeof given>['when']>['thenRefused']>
  ) =>
    given(states)
      .when((held) => decider.decideWithdraw(held, { ...order, ...more }))
      .thenRefused(...refusal);
  refuses(footing(1_999), {}, 'insufficient-amount', { balance: 1_999, amount: 2_000 });
  refuses(footing(2_000), { currency: 'USD' }, 'insufficient-amount', {
    balance: 0,
    amount: 2_000,
  });
  refuses(footing(2_000), { currency: 'COINS' }, 'currency-unknown', { field: 'body.currency' });
  refuses(footing(2_000), { method: undefined }, 'payment-unknown');
  refuses({ ...footing(2_000), player: player() }, {}, 'not-verified');
  refuses({ ...footing(2_000), player: nobody }, {}, 'token-expired');
});

test('who owes takes nothing out, in whichever currency they owe', () => {
  for (const currency of ['EUR', 'USD'])
    given({ ...footing(2_000), protection: { ...unprotected, debts: { [currency]: 700 } } })
      .when((states) => decider.decideWithdraw(states, order))
      .thenRefused('protected', { rule: 'debt', currency, left: 700 });
});

test('who has a second factor is asked for it, once all else is right', () => {
  const factor = { name: 'factor_1', print: 'print' };
  const factored = player(
    { type: 'player.verified', by: 'test', at: NOW },
    { type: 'player.factorSet', factor, recovery: ['first'], step: 100, at: NOW },
  );
  const asks = (states: ReturnType<typeof footing>, proof?: Proof) =>
    given(states).when((held) => decider.decideWithdraw(held, order, proof));
  const states = { ...footing(2_000), player: factored };
  asks(states).thenRefused('factor-needed', { field: 'body.code' });
  asks(states, { step: 100 }).thenRefused('code-wrong', { field: 'body.code' });
  asks({ ...states, wallet: purse({ EUR: 1_999 }) }).thenRefused('insufficient-amount', {
    balance: 1_999,
    amount: 2_000,
  });
  asks(states, { step: 101 }).thenHappens(
    {
      withdrawal: [requested],
      wallet: [move('withdrawal_1', -2_000, 0)],
      player: [{ type: 'player.factorUsed', step: 101, at: NOW }],
    },
    null,
  );
  asks({ ...states, withdrawal: waiting }).thenNothing(null);
});

test('asking again is silent, whatever became of it', () => {
  for (const withdrawal of [waiting, paying, at(requested, refused), at(requested, cancelled)])
    given({ ...footing(5_000), withdrawal })
      .when((states) => decider.decideWithdraw(states, order))
      .thenNothing(null);
});

/** One member is enough below 30 euros, unless told. */
const approval = (by: string, alone = 3_000) => ({ by, alone: () => alone, at: NOW });

test('so much that two have to say so is paid by the second voice, never by two of one', () => {
  const vouched: WithdrawalEvent = { type: 'withdrawal.vouched', ...of, by: 'operator mo' };
  const approve = (state: WithdrawalState, by: string, alone = 2_000) =>
    given(state).when((held) => decider.decideApprove(held, approval(by, alone)));
  approve(waiting, 'operator mo').thenHappens({ withdrawal: [vouched] }, null);
  const half = at(requested, vouched);
  approve(half, 'operator mo').thenRefused('approval-own');
  approve(half, 'operator li').thenHappens(
    { withdrawal: [{ ...approved, by: 'operator li' }] },
    null,
  );
  approve(half, 'operator mo', 2_001).thenHappens({ withdrawal: [approved] }, null);
});

test('staff lets it be paid, once, and says who it was', () => {
  const approve = (state: WithdrawalState) =>
    given(state).when((held) => decider.decideApprove(held, approval('operator mo')));
  approve(waiting).thenHappens({ withdrawal: [approved] }, null);
  for (const state of [paying, at(requested, approved, paid)]) approve(state).thenNothing(null);
  for (const end of [refused, cancelled]) approve(at(requested, end)).thenRefused('step-illegal');
  approve(none).thenRefused('not-found');
});

test('what is refused comes back once: staff decides what waits, the provider what is on its way', () => {
  const by = { by: 'operator mo', reason: 'Another name', at: NOW };
  const refuse = (withdrawal: WithdrawalState, from: 'waiting' | 'paying') =>
    given({ withdrawal, wallet }).when((held) =>
      decider.decideRefuse(held, 'withdrawal_1', by, from),
    );
  const happened = { withdrawal: [refused], wallet: [back] };
  refuse(waiting, 'waiting').thenHappens(happened, null);
  refuse(paying, 'paying').thenHappens(happened, null);
  refuse(paying, 'waiting').thenRefused('step-illegal');
  refuse(waiting, 'paying').thenRefused('step-illegal');
  for (const from of ['waiting', 'paying'] as const) {
    refuse(at(requested, refused), from).thenNothing(null);
    refuse(at(requested, approved, paid), from).thenRefused('step-illegal');
    refuse(at(requested, cancelled), from).thenRefused('step-illegal');
    refuse(none, from).thenRefused('not-found');
  }
});

test('its player keeps the money while it waits, and nobody else does', () => {
  const cancel = (withdrawal: WithdrawalState, who = ANN) =>
    given({ withdrawal, wallet }).when((held) =>
      decider.decideCancel(held, 'withdrawal_1', { player: who, at: NOW }),
    );
  cancel(waiting).thenHappens({ withdrawal: [cancelled], wallet: [back] }, null);
  cancel(at(requested, cancelled)).thenNothing(null);
  for (const state of [paying, at(requested, refused), at(requested, approved, paid)])
    cancel(state).thenRefused('step-illegal');
  cancel(waiting, BEN).thenRefused('not-found');
  cancel(none).thenRefused('not-found');
});

test('what the provider paid leaves the books once', () => {
  const pay = (state: WithdrawalState) =>
    given(state).when((held) => decider.decidePaid(held, NOW));
  pay(paying).thenHappens({ withdrawal: [paid] }, null);
  pay(at(requested, approved, paid)).thenNothing(null);
  for (const state of [waiting, at(requested, refused), at(requested, cancelled)])
    pay(state).thenRefused('step-illegal');
  pay(none).thenRefused('not-found');
  expect(withdrawalKind.postings?.('withdrawal_1', paid)).toEqual([
    { account: 'payout', currency: 'EUR', amount: -2_000 },
    { account: 'provider', currency: 'EUR', amount: 2_000 },
  ]);
});
