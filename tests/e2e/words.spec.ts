import { SUGGESTION_VOTES } from '../../contract/limits';
import type { Suggestion } from '../../contract/phrase';
import { expect, test, Visitor } from './support/fair';

const place = { slug: 'Nav.Games', lang: 'de' };

test('what was suggested and voted for stands in a second browser that nobody reloads', async ({
  page,
  visitor,
  elsewhere,
}) => {
  const there = elsewhere.page.getByRole('banner');
  await new Visitor(elsewhere.page, visitor.server).visit();
  await elsewhere.page.evaluate(() => localStorage.setItem('languageV2', '{"code":"de"}'));
  await elsewhere.page.reload();
  await expect(there.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  const translate = `Buden ${Date.now().toString(36)}`;
  await visitor.arrive();
  const { _id } = await visitor.ask<Suggestion>('POST', '/translate/suggest', {
    ...place,
    translate,
  });
  const link = there.getByRole('link', { name: translate });
  for (let votes = 0; votes < SUGGESTION_VOTES; votes += 1) {
    await expect(link).toHaveCount(0);
    const voter = new Visitor(page, visitor.server);
    await voter.arrive();
    await voter.ask('POST', '/translate/upvote', { _id });
  }
  await expect(link).toBeVisible();
});
