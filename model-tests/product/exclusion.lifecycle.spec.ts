import { exclusionLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { grown, walkLifecycle } from './lifecycle';

const DAY_HOURS = 24;
/** Longer than any six months. */
const HALF_YEAR_HOURS = 190 * DAY_HOURS;

walkLifecycle('break from play', {
  lifecycle: exclusionLifecycle,
  begins: 'free',
  async begin({ page, visitor }) {
    const { server } = visitor;
    await visitor.arrive(grown);
    let ahead = hoursAhead(server);
    const main = page.getByRole('main');
    const breakFor = async (length: string): Promise<void> => {
      await main.getByRole('button', { name: length, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Begin the break' }).click();
      await expect(main.getByText('Done: it holds from now on.')).toBeVisible();
    };
    const pass = async (hours: number): Promise<void> => {
      ahead += hours;
      await goOnLater(server, ahead);
      await visitor.comeBack();
    };
    return {
      async take({ from, command }) {
        if (command === 'pause') await breakFor(from === 'free' ? '1 day' : '1 week');
        else if (command === 'exclude') await breakFor(from === 'excluded' ? '1 year' : '6 months');
        else await pass(from === 'excluded' ? 2 * HALF_YEAR_HOURS : 7 * DAY_HOURS + 1);
      },
      async see(state) {
        await visitor.turnTo('/settings/protection');
        await expect(main.getByRole('heading', { name: 'A break', exact: true })).toBeVisible();
        await expect(main.getByText('You are taking a break from play')).toHaveCount(
          state === 'free' ? 0 : 1,
        );
        // Who is excluded is offered nothing shorter.
        await expect(main.getByRole('button', { name: '1 day', exact: true })).toHaveCount(
          state === 'excluded' ? 0 : 1,
        );
      },
    };
  },
});
