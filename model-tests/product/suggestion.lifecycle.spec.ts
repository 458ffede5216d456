import { suggestionLifecycle } from '../../contract/lifecycles';
import type { Suggestion } from '../../contract/suggestion';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';
import { walkLifecycle } from './lifecycle';

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

    return {
      async take({ command }) {
        if (command === 'suggest') {
          const wanted = { ...place, translate };
          id = (await visitor.ask<Suggestion>('POST', '/translate/suggest', wanted))._id;
        } else if (command === 'upvote') await other.ask('POST', '/translate/upvote', { _id: id });
        else if (command === 'take back') await visitor.ask('POST', '/translate/delete', place);
        // Translators have no desk in the browser: the operator decides.
        else if (command === 'accept') await asOperator(server, 'accept-suggestion', id);
        else await asOperator(server, 'reject-suggestion', id, 'Too long');
      },
      async see(state) {
        const asked = visitor.ask<{ suggestion?: Suggestion }>(
          'POST',
          '/translate/mysuggest',
          place,
        );
        expect((await asked).suggestion?.state ?? 'none').toBe(state);
        // Its header alone is looked at: a page that has little else.
        await visitor.visit('/support');
        const link = page.getByRole('banner').getByRole('link', { name: translate });
        await expect(link).toHaveCount(state === 'accepted' ? 1 : 0);
      },
    };
  },
});
