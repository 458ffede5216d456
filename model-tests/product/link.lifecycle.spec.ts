import { linkLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { PASSWORD } from '../../tests/support/password';
import { GLANCE_MS } from '../../tests/support/patience';
import { offers, walkLifecycle } from './lifecycle';

const NEW = 'Lantern-2027';
const LATE = 'Lantern-2028';
const SET = 'Set the password';

walkLifecycle('link', {
  lifecycle: linkLifecycle,
  begins: 'issued',
  without: { expired: 'nothing leads there but an hour; its refusal is that of a used one' },
  async begin({ page, visitor }) {
    const { server, email } = visitor;
    await visitor.arrive();
    // Whoever has forgotten their password is signed in nowhere.
    await page.evaluate(() => localStorage.removeItem('token'));
    await visitor.ask('POST', '/auth/forgot-password', { email });
    const mail = page
      .locator('article', { hasText: email })
      .filter({ hasText: 'new-password' })
      .getByRole('link');
    await expect(async () => {
      await page.goto(`${server.url}/mails`);
      await expect(mail).toBeVisible({ timeout: GLANCE_MS });
    }).toPass();
    const link = (await mail.getAttribute('href')) ?? '';
    const main = page.getByRole('main');
    const choose = async (password: string) => {
      await page.goto(link);
      await page.getByRole('textbox', { name: 'New password' }).fill(password);
      await page.getByRole('textbox', { name: 'The same again' }).fill(password);
      await page.getByRole('button', { name: SET }).click();
    };
    const opens = async (password: string): Promise<boolean> => {
      const answer = await fetch(`${server.url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return answer.ok;
    };
    return {
      async take() {
        await choose(NEW);
        await expect(main.getByRole('heading', { name: 'Your password is new' })).toBeVisible();
        await offers(main, [SET], []);
      },
      async see(state) {
        if (state === 'issued') {
          // Looking at a link does not use it up.
          await page.goto(link);
          await offers(main, [SET], [SET]);
          return expect(await opens(PASSWORD)).toBe(true);
        }
        await choose(LATE);
        await expect(main.getByRole('alert')).toHaveText('The link is no longer valid');
        expect([await opens(PASSWORD), await opens(NEW), await opens(LATE)]).toEqual([
          false,
          true,
          false,
        ]);
      },
    };
  },
});
