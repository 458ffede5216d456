import { reportLifecycle } from '../../contract/lifecycles';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';
import { walkLifecycle } from './lifecycle';

const said = {
  none: 'You have reported nothing',
  open: 'It is being looked at',
  dismissed: 'We found nothing against our rules',
  upheld: 'We have acted on it',
} as const;

walkLifecycle('report', {
  lifecycle: reportLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    const { server } = visitor;
    const other = new Visitor(page, server);
    await other.arrive();
    const spoken = { gameId: 'game_lantern-run', text: 'Somebody shouts' };
    const { _id } = await other.ask<{ _id: string }>('POST', '/games/createMessage', spoken);
    await visitor.arrive();
    let id = '';

    /** The operator decides by the stream that the desk writes. */
    const decide = (outcome: string): Promise<string> =>
      asOperator(server, 'resolve-report', id, outcome, 'It calls others names');
    return {
      async take({ command }) {
        if (command === 'dismiss') await decide('dismiss');
        else if (command === 'uphold') await decide('hide');
        else {
          await visitor.turnTo(`/support/report/message/${_id}`);
          await page.getByLabel('What is wrong with it?').selectOption('Insult or hatred');
          await page.getByRole('button', { name: 'Send the report' }).click();
          await expect(page.getByText(/^Thank you\./)).toBeVisible();
          const { filed } = await visitor.ask<{ filed: { _id: string }[] }>('GET', '/reports');
          id = filed[0]?._id ?? '';
        }
      },
      async see(state) {
        await visitor.visit('/support/reports');
        await expect(page.getByRole('main').getByText(said[state])).toBeVisible();
        const { items } = await visitor.ask<{ items: { text: string }[] }>(
          'POST',
          '/games/getMessages',
          { gameId: 'game_lantern-run' },
        );
        const isHidden = !items.some(({ text }) => text === spoken.text);
        // Of other ways one may still stand there.
        if (state !== 'upheld') expect(isHidden).toBe(false);
      },
    };
  },
});
