import { test } from 'vitest';
import { aJurisdiction } from '../../contract/make/country';
import { aMethod } from '../../contract/make/payment';
import { aUser } from '../../contract/make/player';
import { aWallet } from '../../contract/make/wallet';
import { depositFaults } from '../../machines/wallet/deposit.rules';
import { Deposit } from '../../src/views/wallet/Deposit';
import { depositWalk } from '../kit/forms.walk';
import { onForm, typedWalk } from '../support/form';
import { answer, choose, member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

const start = { currency: 'USD', payment: 'method_0001' };
const offered = aJurisdiction({ realMoneyGambling: true, licensed: true });

test(
  'deposit: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
      typedWalk(depositWalk, start, {
        filled: { amount: '12,50', payment: 'paypal' },
        wrong: { amount: '0' },
      }),
      {
        ...onForm({
          port: 'deposit.submit',
          faults: depositFaults,
          submit: 'Deposit',
          done: 'The deposit is on its way.',
          again: 'Another deposit',
          labels: { amount: 'Amount' },
          choose: (_, value) => choose('Pay with', value),
        }),
        control: 'deposit',
        view: <Deposit />,
        start: () => ({ ...member, to: '/wallet' }),
        settle: (world) => {
          answer(world, ['methods.list'], {
            type: 'list.listed',
            items: [aMethod({ _id: 'method_0001', isDefault: true })],
            total: 1,
          });
          answer(world, ['player.load'], {
            type: 'player.loaded',
            user: aUser({ isVerified: true }),
          });
          answer(world, ['wallet.list'], {
            type: 'wallet.listed',
            wallets: [aWallet(), aWallet('USD', 2_500)],
          });
          answer(world, ['jurisdictions.load'], {
            type: 'jurisdictions.loaded',
            jurisdictions: [offered],
          });
        },
      },
    );
  },
  WALK_MS,
);
