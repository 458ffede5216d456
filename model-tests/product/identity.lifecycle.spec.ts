import { Buffer } from 'node:buffer';
import { identityLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';
import { walkLifecycle } from './lifecycle';

const words = {
  none: 'We have not seen your papers yet.',
  submitted: 'Your papers wait for our staff.',
  reviewing: 'Our staff looks at your papers.',
  verified: 'Your identity is verified.',
  refused: 'These papers did not do.',
} as const;

const paper = {
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\na passport\n%%EOF\n'),
};

walkLifecycle('identity', {
  lifecycle: identityLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    const { server } = visitor;
    await visitor.arrive();
    const main = page.getByRole('main');
    const { _id: player } = await visitor.ask<{ _id: string }>('GET', '/get');
    return {
      async take({ command }) {
        if (command === 'submit') {
          await visitor.turnTo('/identity');
          await main.locator('input[type=file]').first().setInputFiles(paper);
          await expect(main.getByText('Chosen: passport.pdf')).toBeVisible();
          await main.getByRole('button', { name: 'Send for review' }).click();
          await expect(main.getByText(words.submitted)).toBeVisible();
        } else if (command === 'review')
          await asOperator(server, 'identity-papers', player, server.dataDir);
        else if (command === 'approve') await asOperator(server, 'approve-identity', player);
        else await asOperator(server, 'refuse-identity', player, 'Too dark');
      },
      async see(state) {
        await visitor.turnTo('/identity');
        await expect(main.getByText(words[state], { exact: true })).toBeVisible();
      },
    };
  },
});
