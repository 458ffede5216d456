import { type ReviewStep, reviewLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { offers, walkLifecycle } from './lifecycle';

const ADDRESS = '/games/lantern-run';
const texts: Readonly<Record<string, string>> = {
  write: 'Bright as a lantern.',
  edit: 'Bright, and kind.',
};
const buttons = ['Write a review', 'Change', 'Delete'];
const open: Readonly<Record<ReviewStep, readonly string[]>> = {
  none: ['Write a review'],
  written: ['Change', 'Delete'],
};

walkLifecycle('review', {
  lifecycle: reviewLifecycle,
  begins: 'none',
  async begin({ page, visitor, elsewhere }) {
    await visitor.arrive();
    await visitor.visit(ADDRESS);
    // A guest reads what everybody reads.
    await elsewhere.page.goto(visitor.server.url + ADDRESS);
    const item = elsewhere.page.getByRole('listitem').filter({ hasText: visitor.username });
    const main = page.getByRole('main');
    let text: string | undefined;
    return {
      async take({ command }) {
        text = texts[command];
        if (command === 'delete') {
          await main.getByRole('button', { name: 'Delete', exact: true }).click();
          return main.getByRole('button', { name: 'Delete it' }).click();
        }
        await main
          .getByRole('button', { name: command === 'write' ? 'Write a review' : 'Change' })
          .click();
        // By keyboard: the question for consent may lie above the stars.
        await main.getByRole('radio', { name: '4 stars' }).focus();
        await page.keyboard.press('Space');
        await main.getByLabel('What should others know?').fill(text ?? '');
        return main.getByRole('button', { name: 'Publish' }).click();
      },
      async see(state) {
        await offers(main, buttons, open[state]);
        const own = main.getByRole('article').filter({ hasText: 'Your review' });
        await expect(own).toHaveCount(state === 'written' ? 1 : 0);
        await expect(item).toHaveCount(state === 'written' ? 1 : 0);
        if (text === undefined) return;
        await expect(own).toContainText(text);
        await expect(item).toContainText(text);
      },
    };
  },
});
