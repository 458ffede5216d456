import { tournamentLifecycle } from '../../contract/lifecycles';
import { expect, platformWith, test } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';
import { Evening } from './evening';
import { grown, walkLifecycle } from './lifecycle';

/** It is opened two hours before it starts. */
const AHEAD_MS = 2 * 60 * 60 * 1_000;

test.use({ server: platformWith({ DEMO: 'off', TOURNAMENTS: 'on' }) });

walkLifecycle('tournament', {
  lifecycle: tournamentLifecycle,
  begins: 'none',
  async begin({ page, visitor, elsewhere }) {
    const { server } = visitor;
    const evening = await Evening.unopened(server);
    await visitor.arrive(grown);
    const main = page.getByRole('main');
    const enter = main.getByRole('button', { name: 'Enter for free', disabled: false });
    const leave = main.getByRole('button', { name: 'Leave the tournament', disabled: false });

    /** The visitor is in it, by the page. */
    const join = async (): Promise<void> => {
      await visitor.turnTo(evening.path);
      // Once it has started, who is in it can neither enter nor leave.
      const isIn = main.getByRole('heading', { name: 'You are in' });
      await expect(enter.or(isIn)).toBeVisible();
      if (await enter.isVisible()) await enter.click();
      await expect(isIn).toBeVisible();
    };
    const part = async (): Promise<void> => {
      await visitor.turnTo(evening.path);
      await expect(enter.or(leave)).toBeVisible();
      if (await enter.isVisible()) return;
      await leave.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(enter).toBeVisible();
    };
    return {
      async take({ from, command, to }) {
        if (command === 'cancel') await asOperator(server, 'cancel-tournament', evening.id);
        else if (command === 'join') await join();
        else if (command === 'leave') {
          await join();
          await part();
        } else if (command === 'open' && from === 'none')
          await evening.goTo(evening.start - AHEAD_MS);
        else if (command === 'start' && from === 'upcoming') {
          if (to === 'active') {
            await join();
            await evening.rival(elsewhere.page);
          } else await part();
          await evening.goTo(evening.start);
        }
        // A person sees the end by their own clock, before the platform has counted the last rounds.
        else if (command === 'end' && from === 'active')
          await page.clock.setFixedTime(evening.end + 1_000);
        else if (command === 'settle' && from === 'ended') {
          if (to === 'finished') {
            // The page, whose clock was put forward, has another token by now.
            await visitor.comeBack();
            await evening.play(visitor);
          }
          await evening.goTo(evening.end);
        } else await evening.pass();
      },
      async see(state) {
        await visitor.turnTo(evening.path);
        const shows = (text: string, isThere: boolean) =>
          expect(main.getByText(text, { exact: true })).toHaveCount(isThere ? 1 : 0);
        await shows('There is no such tournament', state === 'none');
        await shows('Upcoming', state === 'upcoming');
        await shows('Active', state === 'active' || state === 'ended');
        await shows('The last rounds are being counted', state === 'ended');
        await shows('Winners', state === 'finished');
        await shows('Canceled', state === 'cancelled');
        await expect(main.getByRole('timer')).toHaveCount(
          ['upcoming', 'active', 'ended'].includes(state) ? 1 : 0,
        );
      },
    };
  },
});
