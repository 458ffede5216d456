import { withdrawalLifecycle } from '../../contract/lifecycles';
import type { Transfer } from '../../contract/transfer';
import type { Wallet } from '../../contract/wallet';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { asOperator } from '../../tests/support/operator';
import { walkLifecycle } from './lifecycle';
import { arriveVerified } from './verified';

const words = {
  waiting: 'Waits for our staff',
  paying: 'On its way to you',
  paid: 'Paid out',
  refused: 'Refused',
  cancelled: 'Cancelled by you',
} as const;

/** Test numbers: what goes back to the one arrives later, to the other never. */
const numbers = { pays: '4000 0000 0000 0077', refuses: '4000 0000 0000 0119' } as const;

/** Below the operator's limit, and above it. */
const sums = { paying: '50', waiting: '150' } as const;
const PAID_IN = 30_000;

walkLifecycle('withdrawal', {
  lifecycle: withdrawalLifecycle,
  begins: 'none',
  async begin({ page, visitor }, way) {
    const { server } = visitor;
    await arriveVerified(visitor);
    const main = page.getByRole('main');
    const isRefused = way.some(({ command, from }) => command === 'refuse' && from === 'paying');
    await visitor.visit('/wallet');
    await main.getByLabel('Amount').fill('300');
    await main.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByLabel('Test number').fill(numbers[isRefused ? 'refuses' : 'pays']);
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    let amount = 0;
    const withdrawal = async () => {
      const { items } = await visitor.ask<{ items: Transfer[] }>('GET', '/wallet/transfers');
      return items.find(({ type }) => type === 501);
    };
    const idOf = async () => (await withdrawal())?._id ?? '';
    return {
      async take({ command, from, to }) {
        if (command === 'request') {
          const sum = sums[to as keyof typeof sums];
          amount = Number(sum) * 100;
          await visitor.turnTo('/wallet/withdraw');
          await main.getByLabel('Amount').fill(sum);
          await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
          await expect(main.getByText('The withdrawal has begun.')).toBeVisible();
        } else if (command === 'approve')
          await asOperator(server, 'approve-withdrawal', await idOf());
        else if (command === 'refuse' && from === 'waiting')
          await asOperator(server, 'refuse-withdrawal', await idOf(), 'Another name');
        else if (command === 'cancel') {
          await main.getByRole('button', { name: 'Keep the money' }).click();
          await expect(main.getByText(words.cancelled)).toBeVisible();
        } else {
          // A provider that was asked only after an hour had passed answers in the next one.
          await expect(async () => {
            await goOnLater(server, hoursAhead(server) + 1);
            await visitor.comeBack();
            expect((await withdrawal())?.status).not.toBe('paying');
          }).toPass();
        }
      },
      async see(state) {
        await visitor.turnTo('/wallet/payments');
        if (state === 'none') {
          await expect(main.getByText('Withdrawal', { exact: true })).toHaveCount(0);
          return;
        }
        await expect(main.getByText(words[state], { exact: true })).toBeVisible();
        await expect(main.getByRole('button', { name: 'Keep the money' })).toHaveCount(
          state === 'waiting' ? 1 : 0,
        );
        const { items } = await visitor.ask<{ items: Wallet[] }>('GET', '/wallet/list');
        const isBack = state === 'refused' || state === 'cancelled';
        expect(items.find(({ currency }) => currency === 'EUR')?.balance).toBe(
          PAID_IN - (isBack ? 0 : amount),
        );
      },
    };
  },
});
