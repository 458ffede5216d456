import { test } from 'vitest';
import { problem } from '../../../contract/problems';
import { accept, refuse } from '../../../server/store/decision';
import { decideTransfer, type Transfer } from '../../../server/supplier/transfer.decider';
import { transferKind } from '../../../server/supplier/transfer.events';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const transfer: Transfer = { op: 'bet', round: 'round_1', amount: 10, at: NOW };
const recorded = { type: 'transfer.recorded', ...transfer } as const;
const move = () => accept({ wallet: ['moved'] }, null);
const never = () => {
  throw new Error('nothing is moved twice');
};

test('a new transaction moves, and is remembered with what it moved', () => {
  given(transferKind.initial)
    .when((state) => decideTransfer(state, transfer, move))
    .thenHappens({ wallet: ['moved'], transfer: [recorded] }, null);
});

test('a repetition is silent', () => {
  given(after(transferKind, recorded))
    .when((state) => decideTransfer(state, transfer, never))
    .thenNothing(null);
});

test.each<Partial<Transfer>>([{ op: 'win' }, { round: 'round_2' }, { amount: 9 }, { amount: 11 }])(
  'the same name for another movement, %o, is loud',
  (other) => {
    given(after(transferKind, recorded))
      .when((state) => decideTransfer(state, { ...transfer, ...other }, never))
      .thenRefused('conflict', { recorded: { op: 'bet', round: 'round_1', amount: 10 } });
  },
);

test('what the movement refuses is refused so, and not remembered', () => {
  given(transferKind.initial)
    .when((state) => decideTransfer(state, transfer, () => refuse(problem('round-open'))))
    .thenRefused('round-open');
});
