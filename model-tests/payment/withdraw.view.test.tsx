import { test } from 'vitest';
import { aUser } from '../../contract/make/player';
import { aWithdrawal } from '../../contract/make/transfer';
import { aWallet } from '../../contract/make/wallet';
import { withdrawFaults } from '../../machines/payment/withdraw.rules';
import { PaymentsPage } from '../../src/views/payment/PaymentsPage';
import { WithdrawPage } from '../../src/views/payment/WithdrawPage';
import { onForm, typedWalk } from '../support/form';
import { answer, connect, member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { withdrawalCancelWalk, withdrawWalk } from './payment.walk';

const start = { currency: 'USD' };

test(
  'withdraw: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
      typedWalk(withdrawWalk, start, { filled: { amount: '12,50' }, wrong: { amount: '0' } }),
      {
        ...onForm({
          port: 'withdraw.submit',
          faults: withdrawFaults,
          submit: 'Withdraw',
          done: 'The withdrawal has begun.',
          again: 'Another withdrawal',
          labels: { amount: 'Amount' },
        }),
        control: 'withdraw',
        view: <WithdrawPage />,
        start: () => member,
        settle: (world) => {
          answer(world, ['player.load'], {
            type: 'player.loaded',
            user: aUser({ isVerified: true }),
          });
          answer(world, ['wallet.list'], {
            type: 'wallet.listed',
            wallets: [aWallet(), aWallet('USD', 2_500)],
          });
        },
      },
    );
  },
  WALK_MS,
);

test(
  'withdrawalCancel: every edge that the page reaches is walked on it',
  async () => {
    const withdrawal = 'withdrawal_0001';
    await walkView(typedWalk(withdrawalCancelWalk, { withdrawal }, { filled: {} }), {
      ...onForm({
        port: 'withdrawalCancel.submit',
        faults: () => ({}),
        submit: 'Keep the money',
        bare: true,
        done: 'The money is in your wallet again.',
      }),
      control: `withdrawalCancel ${withdrawal}`,
      view: <PaymentsPage />,
      start: () => ({ ...member, to: '/wallet/payments' }),
      settle: (world) => {
        connect(world);
        answer(world, ['transfers.list'], {
          type: 'list.listed',
          items: [aWithdrawal()],
          total: 1,
        });
      },
    });
  },
  WALK_MS,
);
