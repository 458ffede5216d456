import { paymentMethodLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { walkLifecycle } from './lifecycle';
import { arriveVerified } from './verified';

const numbers = { store: '4242 4242 4242 4242', refuse: '4000 0000 0000 0002' } as const;

walkLifecycle('payment method', {
  lifecycle: paymentMethodLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    const { server } = visitor;
    await arriveVerified(visitor);
    const main = page.getByRole('main');
    /** The provider's page of the one that is asked for. */
    let at = '';
    return {
      async take({ command }) {
        if (command === 'add') {
          await visitor.turnTo('/wallet/methods');
          await main.getByRole('button', { name: 'Add it at the provider' }).click();
          await expect(page.getByRole('heading', { name: 'Test provider: visa' })).toBeVisible();
          at = page.url();
        } else if (command === 'store' || command === 'refuse') {
          await page.goto(at);
          await page.getByLabel('Test number').fill(numbers[command]);
          await page.getByRole('button', { name: 'Go on', exact: true }).click();
          await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
        } else if (command === 'expire') {
          await goOnLater(server, hoursAhead(server) + 1);
          await visitor.comeBack();
        } else if (command === 'prefer') {
          // It is the only one, and the default already: to say so again changes nothing.
          const { items } = await visitor.ask<{ items: { _id: string }[] }>('GET', '/payments');
          await visitor.ask('POST', '/payments/default', { paymentId: items[0]?._id });
        } else {
          await main.getByRole('button', { name: 'Forget it' }).click();
          await expect(main.getByText('None is stored yet')).toBeVisible();
        }
      },
      async see(state) {
        await visitor.turnTo('/wallet/methods');
        if (state !== 'stored') {
          await expect(main.getByText('None is stored yet')).toBeVisible();
          return;
        }
        await expect(main.getByText('Visa 4242')).toBeVisible();
        await expect(main.getByText('Offered first')).toBeVisible();
      },
    };
  },
});
