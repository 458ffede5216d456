import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suggestionLifecycle } from '../../contract/lifecycles';
import type { Suggestion } from '../../contract/suggestion';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { walkLifecycle } from './lifecycle';

const admin = join(import.meta.dirname, '../../dist/server/admin.js');
const place = { slug: 'Nav.Games', lang: 'de' };

let count = 0;

walkLifecycle('suggestion', {
  lifecycle: suggestionLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    const { server } = visitor;
    const other = new Visitor(page, server);
    await other.arrive();
    await visitor.arrive();
    await page.evaluate(() => localStorage.setItem('languageV2', '{"code":"de"}'));
    // What an earlier way had accepted still stands here.
    count += 1;
    const translate = `Buden ${Date.now().toString(36)}${count}`;
    let id = '';

    /** Translators have no desk in the browser: the operator decides. */
    const decide = async (...command: string[]): Promise<void> => {
      await server.stop();
      const env = { ...process.env, DATA_DIR: server.dataDir };
      await promisify(execFile)(process.execPath, [admin, ...command], { env });
      await server.start();
    };
    return {
      async take({ command }) {
        if (command === 'suggest') {
          const wanted = { ...place, translate };
          id = (await visitor.ask<Suggestion>('POST', '/translate/suggest', wanted))._id;
        } else if (command === 'upvote') await other.ask('POST', '/translate/upvote', { _id: id });
        else if (command === 'take back') await visitor.ask('POST', '/translate/delete', place);
        else if (command === 'accept') await decide('accept-suggestion', id);
        else await decide('reject-suggestion', id, 'Too long');
      },
      async see(state) {
        const asked = visitor.ask<{ suggestion?: Suggestion }>(
          'POST',
          '/translate/mysuggest',
          place,
        );
        expect((await asked).suggestion?.state ?? 'none').toBe(state);
        await visitor.visit();
        const link = page.getByRole('banner').getByRole('link', { name: translate });
        await expect(link).toHaveCount(state === 'accepted' ? 1 : 0);
      },
    };
  },
});
