import { test } from 'vitest';
import { aUser } from '../../contract/make/player';
import { aWallet } from '../../contract/make/wallet';
import { withdrawFaults } from '../../machines/payment/withdraw.rules';
import { WithdrawPage } from '../../src/views/payment/WithdrawPage';
import { onForm, typedWalk } from '../support/form';
import { answer, member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { withdrawWalk } from './payment.walk';

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
