import { seatLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { Gate } from '../../tests/e2e/support/gate';
import { grown, walkLifecycle } from './lifecycle';

const REVEAL = 'Reveal the seed and take a new one';

walkLifecycle('seat', {
  lifecycle: seatLifecycle,
  begins: 'free',
  async begin({ page, visitor }) {
    await visitor.arrive(grown);
    const settlements = new Gate();
    await settlements.guard(page, /api\/play\/rounds\/.+\/settle/);
    await visitor.visit('/play/lantern-run');
    await visitor.chooseMode('Coins');
    const main = page.getByRole('main');
    const spin = main.getByRole('button', { name: /^Spin/, disabled: false });
    const reveal = main.getByRole('button', { name: REVEAL, disabled: false });
    const seal = main.getByRole('definition').filter({ hasText: /^[0-9a-f]{64}$/ });
    /** Bets; answers the round, and the sitting that it is played in. */
    const open = async () => {
      const made = page.waitForResponse('**/api/play/rounds');
      await spin.click();
      const bet = await made;
      const { round } = (await bet.json()) as { round: { _id: string } };
      const { session } = bet.request().postDataJSON() as { session: string };
      return { session, round: round._id };
    };
    const { session, round } = await open();
    await settlements.pass();
    return {
      async take({ from, command }) {
        if (command === 'open') await open();
        else if (command === 'rotate') {
          const before = await seal.innerText();
          await reveal.click();
          await expect(seal).not.toHaveText(before);
        } else if (from === 'playing') await settlements.pass();
        // A win that is fetched once more, because its answer was lost on the way.
        else await visitor.ask('POST', `/play/rounds/${round}/settle`, { session });
      },
      async see(state) {
        const count = state === 'free' ? 1 : 0;
        await expect(spin).toHaveCount(count);
        await expect(reveal).toHaveCount(count);
        const bet = { session, stake: 10, bet: {} };
        if (state === 'playing')
          await expect(visitor.ask('POST', '/play/rounds', bet)).rejects.toThrow('round-open');
      },
    };
  },
});
