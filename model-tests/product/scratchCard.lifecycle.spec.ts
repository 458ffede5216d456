import { type ScratchCardStep, scratchCardLifecycle } from '../../contract/lifecycles';
import type { Scratcher } from '../../contract/scratcher';
import { expect } from '../../tests/e2e/support/fair';
import { grown, walkLifecycle } from './lifecycle';

/** As many as chance needs to show a card that wins and one that does not. */
const CARDS = 20;

walkLifecycle('scratch card', {
  lifecycle: scratchCardLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    await visitor.arrive(grown);
    await visitor.visit('/scratchers/neon');
    const main = page.getByRole('main');
    const button = (name: string | RegExp) =>
      main.getByRole('button', { name, disabled: false }).filter({ visible: true });
    const scratch = button('Scratch the card');
    const collect = button(/^Collect/);
    const next = button('Next card');
    let set = '';
    /** Scratches until a card stands as it should: which one does, chance decides. */
    const scratchTo = async (state: ScratchCardStep): Promise<void> => {
      const wanted = state === 'lost' ? next : collect;
      for (;;) {
        await scratch.click();
        await expect(collect.or(next)).toBeVisible();
        if (await wanted.isVisible()) return;
        if (await collect.isVisible()) await collect.click();
        await next.click();
      }
    };
    return {
      async take({ command, to, from }) {
        if (command === 'grant') {
          await main
            .getByRole('radio', { name: String(CARDS), exact: true })
            .check({ force: true });
          await button('Buy these cards').click();
          await expect(scratch).toBeVisible();
          const { items } = await visitor.ask<{ items: Scratcher[] }>('GET', '/scratchers');
          set = items[0]?._id ?? '';
        } else if (command === 'scratch') await scratchTo(to);
        else if (from === 'scratched') await collect.click();
        // Another tab collects what is collected.
        else await visitor.ask('POST', '/scratchers/accept', { scratchId: set });
      },
      async see(state) {
        const open: Readonly<Record<ScratchCardStep, readonly number[]>> = {
          none: [0, 0, 0],
          covered: [1, 0, 0],
          scratched: [0, 1, 0],
          collected: [0, 0, 1],
          lost: [0, 0, 1],
        };
        const [scratches, collects, goes] = open[state];
        await expect(scratch).toHaveCount(scratches ?? 0);
        await expect(collect).toHaveCount(collects ?? 0);
        await expect(next).toHaveCount(goes ?? 0);
        if (state === 'none')
          await expect(main.getByText('You have no cards of this kind')).toBeVisible();
      },
    };
  },
});
