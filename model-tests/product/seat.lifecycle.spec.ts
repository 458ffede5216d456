import { seatLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { grown, walkLifecycle } from './lifecycle';

const REVEAL = 'Reveal the seed and take a new one';

walkLifecycle('seat', {
  lifecycle: seatLifecycle,
  begins: 'free',
  async begin({ page, visitor }) {
    await visitor.arrive(grown);
    // Only what is routed tells its body.
    await page.route('**/api/play/rounds', (route) => route.continue());
    await visitor.visit('/play/arcade-jacks');
    await visitor.chooseMode('Coins', /^Deal/);
    const main = page.getByRole('main');
    const deal = main.getByRole('button', { name: /^Deal/, disabled: false });
    const draw = main.getByRole('button', { name: /^Draw/, disabled: false });
    const reveal = main.getByRole('button', { name: REVEAL, disabled: false });
    const seal = main
      .getByRole('definition')
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .first();
    /** Bets; answers the round, and the sitting that it is played in. */
    const open = async () => {
      const made = page.waitForResponse('**/api/play/rounds');
      await deal.click();
      const bet = await made;
      const { round } = (await bet.json()) as { round: { _id: string } };
      const { session } = bet.request().postDataJSON() as { session: string };
      return { session, round: round._id };
    };
    const { session, round } = await open();
    await draw.click();
    return {
      async take({ from, command }) {
        if (command === 'open') await open();
        else if (command === 'rotate') {
          const before = await seal.innerText();
          await reveal.click();
          await expect(seal).not.toHaveText(before);
        } else if (from === 'playing') await draw.click();
        // A page of before that asks for its win.
        else await visitor.ask('POST', `/play/rounds/${round}/settle`, { session });
      },
      async see(state) {
        const count = state === 'free' ? 1 : 0;
        await expect(deal).toHaveCount(count);
        await expect(reveal).toHaveCount(count);
        const bet = { session, stake: 5, bet: {} };
        if (state === 'playing')
          await expect(visitor.ask('POST', '/play/rounds', bet)).rejects.toThrow('round-open');
      },
    };
  },
});
