import { limitLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { grown, walkLifecycle } from './lifecycle';

const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;
const PAGE = '/settings/protection';
const limit = { kind: 'loss', period: 'month', currency: 'COINS' };

walkLifecycle('limit', {
  lifecycle: limitLifecycle,
  begins: 'none',
  async begin({ page, visitor }, way) {
    const { server } = visitor;
    await visitor.arrive(grown);
    let ahead = hoursAhead(server);
    const main = page.getByRole('main');
    const confirm = main.getByRole('button', { name: 'Confirm the change', disabled: false });
    const keep = main.getByRole('button', { name: 'Keep the limit', disabled: false });
    const none = main.getByText('You have set no limit yet.');
    let step = 0;
    /** What was asked for last; `null`: no limit any more. */
    let wished: number | null = null;

    const pass = async (hours: number): Promise<void> => {
      ahead += hours;
      await goOnLater(server, ahead);
      await visitor.comeBack();
    };
    /** What no page does: the one that stands is told of it by its next visit. */
    const askFor = async (path: string, body: object) => {
      await visitor.ask('POST', path, body);
      await visitor.visit(PAGE);
    };
    const type = async (amount: string): Promise<void> => {
      await visitor.turnTo(PAGE);
      await main.getByLabel('In', { exact: true }).selectOption('month');
      await main.getByLabel('At most').fill(amount);
      await main.getByRole('button', { name: 'Set the limit' }).click();
      await expect(main.getByText('Saved')).toBeVisible();
    };
    return {
      async take({ from, command, to }) {
        const rest = way.slice(step);
        step += 1;
        if (command === 'lower') await type('100');
        else if (command === 'raise') {
          const end = rest.find(({ command: later }) => later === 'confirm');
          // Wishing for the same once more leaves the day that it began.
          if (to !== 'due') wished = end?.to === 'none' ? null : from === 'set' ? 200 : 300;
          if (wished === null) await askFor('/protection/limit', { limit, value: null });
          else await type(String(wished));
        } else if (command === 'keep') {
          if (from === 'set') await askFor('/protection/limit/keep', { limit });
          else await keep.click();
        } else if (command === 'confirm') await confirm.click();
        else await pass(command === 'wait' ? DAY_HOURS : WEEK_HOURS);
      },
      async see(state) {
        await visitor.turnTo(PAGE);
        await expect(main.getByRole('heading', { name: 'Limits' })).toBeVisible();
        await expect(none).toHaveCount(state === 'none' ? 1 : 0);
        await expect(keep).toHaveCount(state === 'asked' || state === 'due' ? 1 : 0);
        await expect(confirm).toHaveCount(state === 'due' ? 1 : 0);
      },
    };
  },
});
