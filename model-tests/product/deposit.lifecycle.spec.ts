import { depositLifecycle } from '../../contract/lifecycles';
import type { Wallet } from '../../contract/wallet';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { walkLifecycle } from './lifecycle';
import { arriveVerified } from './verified';

const words = {
  created: 'Asked for; the provider has not answered yet',
  authorising: 'You go on at the provider',
  succeeded: 'In your wallet',
  refused: 'Refused',
  expired: 'Not gone on with in time',
  reversed: 'Taken back',
} as const;

/** What is chosen so that a deposit begins like this. */
const payments = {
  created: 'Test card that is never answered',
  authorising: 'Visa',
  succeeded: 'Test card that is taken back later',
  refused: 'Test card that is declined',
} as const;

const numbers = {
  succeed: '4242 4242 4242 4242',
  refuse: '4000 0000 0000 0002',
  reverse: '4000 0000 0000 0259',
} as const;

walkLifecycle('deposit', {
  lifecycle: depositLifecycle,
  begins: 'none',
  async begin({ page, visitor }, way) {
    const { server } = visitor;
    await arriveVerified(visitor);
    const main = page.getByRole('main');
    const isTakenBack = way.some(({ command }) => command === 'reverse');
    return {
      async take({ command, to }) {
        if (command === 'create') {
          await visitor.turnTo('/wallet');
          await main.getByLabel('Amount').fill('20');
          const payment = payments[to as keyof typeof payments];
          await main.getByLabel('Pay with').selectOption(payment);
          await main.getByRole('button', { name: 'Deposit', exact: true }).click();
          if (to === 'authorising')
            await expect(page.getByRole('heading', { name: 'Test provider: visa' })).toBeVisible();
          else if (to === 'refused') await expect(main.getByRole('alert')).toBeVisible();
          else await expect(main.getByText('The deposit is on its way.')).toBeVisible();
        } else if (command === 'succeed' || command === 'refuse') {
          await visitor.turnTo('/wallet/payments');
          await main.getByRole('button', { name: 'Go on at the provider' }).click();
          await page.getByLabel('Test number').fill(numbers[isTakenBack ? 'reverse' : command]);
          await page.getByRole('button', { name: 'Go on', exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
        } else {
          await goOnLater(server, hoursAhead(server) + 1);
          await visitor.comeBack();
        }
      },
      async see(state) {
        await visitor.turnTo('/wallet/payments');
        if (state === 'none') {
          await expect(main.getByText('Nothing was paid in or out yet')).toBeVisible();
          return;
        }
        await expect(main.getByText(words[state], { exact: true })).toBeVisible();
        await expect(main.getByRole('button', { name: 'Go on at the provider' })).toHaveCount(
          state === 'authorising' ? 1 : 0,
        );
        const { items } = await visitor.ask<{ items: Wallet[] }>('GET', '/wallet/list');
        const money = items.find(({ currency }) => currency === 'EUR');
        expect(money?.balance).toBe(state === 'succeeded' ? 2_000 : 0);
      },
    };
  },
});
