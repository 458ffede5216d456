import { test } from 'vitest';
import { type WithdrawalCommand, withdrawalLifecycle } from '../../contract/lifecycles';
import { problem } from '../../contract/problems';
import { refuse } from '../../server/store/decision';
import * as decider from '../../server/withdrawal/withdrawal.decider';
import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalKind,
} from '../../server/withdrawal/withdrawal.events';
import { unprotected } from '../../tests/support/protection';
import { ANN, NOW, player, purse } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const id = 'withdrawal_1';
const order = {
  id,
  player: ANN,
  currency: 'EUR',
  amount: 2_000,
  method: { method: 'testmethod_1', kind: 'visa', last: '4242' },
  provider: 'test',
  at: NOW,
} as const;
const seen = player({ type: 'player.verified', by: 'test', at: NOW });
const by = { by: 'operator mo', reason: 'Another name', at: NOW };

const notNow = () => refuse(problem('step-illegal'));

/** A withdrawal beside staff and a provider that say each thing once, and only of what is open. */
const beside = (
  isAutomatic: boolean,
): Subject<WithdrawalState, WithdrawalCommand, WithdrawalEvent> => {
  const around = (withdrawal: WithdrawalState) => ({
    withdrawal,
    wallet: purse({ EUR: 5_000 }),
    player: seen,
    protection: unprotected,
  });
  return {
    initial: withdrawalKind.initial,
    stepOf: ({ phase }) => phase,
    decide: {
      request: (withdrawal) =>
        withdrawal.phase === 'none'
          ? decider.decideWithdraw(around(withdrawal), { ...order, isAutomatic })
          : notNow(),
      approve: (withdrawal) =>
        withdrawal.phase === 'waiting'
          ? decider.decideApprove(withdrawal, { ...by, alone: () => Number.MAX_SAFE_INTEGER })
          : notNow(),
      pay: (withdrawal) =>
        withdrawal.phase === 'paid' ? notNow() : decider.decidePaid(withdrawal, NOW),
      refuse: (withdrawal) =>
        withdrawal.phase === 'refused'
          ? notNow()
          : decider.decideRefuse(
              around(withdrawal),
              id,
              by,
              withdrawal.phase === 'paying' ? 'paying' : 'waiting',
            ),
      cancel: (withdrawal) =>
        withdrawal.phase === 'cancelled'
          ? notNow()
          : decider.decideCancel(around(withdrawal), id, { player: ANN, at: NOW }),
    },
    eventsOf: ({ withdrawal: told = [] }: { withdrawal?: WithdrawalEvent[] }) => told,
    evolve: withdrawalKind.evolve,
  };
};

test('a withdrawal takes exactly the steps of its table', () => {
  proveRefinement(withdrawalLifecycle, [beside(false), beside(true)]);
});
