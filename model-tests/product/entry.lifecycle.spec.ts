import { entryLifecycle } from '../../contract/lifecycles';
import { expect, platformWith, test } from '../../tests/e2e/support/fair';
import { Evening } from './evening';
import { grown, walkLifecycle } from './lifecycle';

test.use({ server: platformWith({ DEMO: 'off', TOURNAMENTS: 'on' }) });

walkLifecycle('part in a tournament', {
  lifecycle: entryLifecycle,
  begins: 'none',
  async begin({ page, visitor, elsewhere }) {
    await visitor.arrive(grown);
    const evening = await Evening.next(visitor.server);
    const main = page.getByRole('main');
    const enter = main.getByRole('button', { name: 'Enter for free', disabled: false });
    const leave = main.getByRole('button', { name: 'Leave the tournament', disabled: false });

    return {
      async take({ from, command }) {
        if (command === 'join') await enter.click();
        else if (command === 'leave') {
          await leave.click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: 'Leave', exact: true })
            .click();
          await expect(enter).toBeVisible();
        } else if (from !== 'joined') await evening.pass();
        // Nobody else has entered: it is cancelled when it is to begin.
        else if (command === 'refund') await evening.goTo(evening.start);
        else {
          const rival = await evening.rival(elsewhere.page);
          await evening.goTo(evening.start);
          await visitor.turnTo(evening.path);
          await expect(main.getByText('Active', { exact: true })).toBeVisible();
          await evening.play(rival);
          await evening.goTo(evening.end);
        }
      },
      async see(state) {
        await visitor.turnTo(evening.path);
        await expect(visitor.account).toBeVisible();
        await expect(enter).toHaveCount(state === 'none' || state === 'left' ? 1 : 0);
        await expect(leave).toHaveCount(state === 'joined' ? 1 : 0);
        await expect(main.getByRole('heading', { name: 'You are in' })).toHaveCount(
          state === 'joined' ? 1 : 0,
        );
        await expect(main.getByRole('heading', { name: 'Your result' })).toHaveCount(
          state === 'placed' ? 1 : 0,
        );
        await expect(main.getByRole('heading', { name: 'Winners' })).toHaveCount(
          state === 'placed' ? 1 : 0,
        );
        await expect(main.getByRole('heading', { name: 'It was canceled' })).toHaveCount(
          state === 'refunded' ? 1 : 0,
        );
      },
    };
  },
});
