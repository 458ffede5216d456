import { missionLifecycle } from '../../contract/lifecycles';
import type { Mission } from '../../contract/mission';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { grown, walkLifecycle } from './lifecycle';
import { obligePeople } from './mission';

/** Longer than a day. */
const LATER_HOURS = 25;

walkLifecycle('mission of a day', {
  lifecycle: missionLifecycle,
  begins: 'open',
  async begin({ page, visitor }) {
    const { server } = visitor;
    await visitor.arrive(grown);
    let ahead = hoursAhead(server);
    const main = page.getByRole('main');
    const listed = async () => (await visitor.ask<{ items: Mission[] }>('GET', '/missions')).items;
    // The last of the three is done among people, in a moment.
    const mission = (await listed())[2];
    if (mission === undefined) throw new Error('There are no missions');
    const item = main.getByRole('listitem').filter({
      hasText: /Say 3 things at games|Write 2 letters|Choose 3 favourite games/,
    });

    /** The platform goes on at another time; a session lasts less than a day, so another begins. */
    const pass = async (hours: number): Promise<void> => {
      ahead += hours;
      await goOnLater(server, ahead);
      await visitor.comeBack();
    };
    return {
      async take({ from, command }) {
        if (command === 'expire') await pass(LATER_HOURS);
        else if (command === 'finish') {
          // It was the platform's clock that was wrong, and is put right.
          if (from === 'missed') await pass(-LATER_HOURS);
          await obligePeople(visitor, mission);
        } else if (from === 'finished')
          await item.getByRole('button', { name: /^Collect/ }).click();
        // Another tab collects what is collected.
        else await visitor.ask('POST', '/missions/collect', { missionId: mission._id });
      },
      async see(state) {
        await visitor.turnTo('/missions');
        await expect(main.getByRole('progressbar')).toHaveCount(3);
        await expect(item).toHaveCount(1);
        const button = item.getByRole('button', { name: /^Collect/, disabled: false });
        await expect(button).toHaveCount(state === 'finished' ? 1 : 0);
        await expect(item.getByText('Collected')).toHaveCount(state === 'collected' ? 1 : 0);
        // A day that was missed is not spoken of: there are others.
        const isThere = (await listed()).some(({ _id }) => _id === mission._id);
        expect(isThere).toBe(state !== 'missed');
      },
    };
  },
});
