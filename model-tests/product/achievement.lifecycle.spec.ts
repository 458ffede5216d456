import type { Achievement } from '../../contract/achievement';
import { type AchievementStep, achievementLifecycle } from '../../contract/lifecycles';
import {
  type AchievementFilter,
  addressOfAchievements,
} from '../../machines/achievement/achievements.rules';
import { BARE_PAGE, expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { grown, walkLifecycle } from './lifecycle';

/** Longer than what its player has for it. */
const LATER_HOURS = 25;
const STAKE = 50;

walkLifecycle('timed achievement', {
  lifecycle: achievementLifecycle,
  begins: 'offered',
  async begin({ page, visitor }) {
    const { server } = visitor;
    await visitor.arrive(grown);
    let ahead = hoursAhead(server);
    const main = page.getByRole('main');
    const sprint = main.getByRole('listitem').filter({ hasText: 'Sprint' });
    const button = (name: string | RegExp) => sprint.getByRole('button', { name, disabled: false });

    /** The platform goes on at another time; a session that slept so long is ended, so another begins. */
    const pass = async (hours: number): Promise<void> => {
      ahead += hours;
      await goOnLater(server, ahead);
      await page.goto(server.url + BARE_PAGE);
      await page.evaluate(() => localStorage.removeItem('token'));
      await visitor.comeIn();
      visitor.token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    };
    /** Plays what is left to play, and a round more where nothing is. */
    const play = async (): Promise<void> => {
      const { steps } = await visitor.ask<Achievement>(
        'GET',
        '/games/achievements/achievement_sprint',
      );
      const left = steps.reduce((sum, { goal, progress }) => sum + goal - progress, 0);
      const { url } = await visitor.ask<{ url: string }>('POST', '/games/high-striker/url', {
        currency: 'COINS',
      });
      const launch = new URL(url, server.url).searchParams.get('launch');
      const { session } = await visitor.ask<{ session: string }>('POST', '/play/session', {
        launch,
      });
      await visitor.ask('POST', '/play/seed', { session, clientSeed: 'mine' });
      const bet = { direction: 'under', target: 5_000 };
      for (let round = 0; round < Math.max(1, left); round += 1)
        await visitor.ask('POST', '/play/rounds', { session, stake: STAKE, bet });
    };

    return {
      async take({ from, command }) {
        if (command === 'activate') await button(/^(?:Begin|Go on)/).click();
        else if (command === 'expire') await pass(LATER_HOURS);
        else if (command === 'complete') {
          // It was the platform's clock that was wrong, and is put right.
          if (from === 'lost') await pass(-LATER_HOURS);
          await play();
        } else if (from === 'finished') await button(/^Collect/).click();
        // Another tab collects what is collected.
        else
          await visitor.ask('POST', '/games/achievement/collect', {
            achievedId: 'achievement_sprint',
          });
      },
      async see(state) {
        const at: Readonly<Record<AchievementStep, AchievementFilter>> = {
          offered: 'open',
          open: 'open',
          lost: 'lost',
          finished: 'ready',
          achieved: 'achieved',
        };
        const open: Readonly<Record<AchievementStep, readonly number[]>> = {
          offered: [1, 0, 0],
          open: [0, 0, 0],
          lost: [0, 1, 0],
          finished: [0, 0, 1],
          achieved: [0, 0, 0],
        };
        const [begins, goesOn, collects] = open[state];
        await visitor.turnTo(addressOfAchievements(at[state]));
        await expect(sprint).toBeVisible();
        await expect(button('Begin for 100 coins')).toHaveCount(begins ?? 0);
        await expect(button('Go on for 150 coins')).toHaveCount(goesOn ?? 0);
        await expect(button('Collect 300 coins')).toHaveCount(collects ?? 0);
        await expect(sprint.getByRole('progressbar')).toHaveCount(state === 'achieved' ? 0 : 1);
      },
    };
  },
});
