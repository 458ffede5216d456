import { sessionLifecycle } from '../../contract/lifecycles';
import { TOKEN_REFRESH_MS } from '../../contract/limits';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { timeOf } from '../../tests/support/later';
import { PASSWORD } from '../../tests/support/password';
import { walkLifecycle } from './lifecycle';

walkLifecycle('session', {
  lifecycle: sessionLifecycle,
  begins: 'open',
  async begin({ page, visitor, elsewhere }) {
    const { server, email } = visitor;
    await visitor.arrive();
    const other = new Visitor(elsewhere.page, server);
    await other.comeIn(PASSWORD, email);
    other.token = await elsewhere.page.evaluate(() => localStorage.getItem('token') ?? '');
    const { items } = await visitor.ask<{ items: { _id: string; current: boolean }[] }>(
      'GET',
      '/settings/sessions',
    );
    const _id = items.find(({ current }) => current)?._id;
    await page.clock.install({ time: timeOf(server) });
    await visitor.visit();
    const stored = () => page.evaluate(() => localStorage.getItem('token'));
    const answered = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${visitor.token}` };
      return (await fetch(`${server.url}/api/get`, { headers })).status;
    };
    return {
      async take({ from, command }) {
        if (command === 'refresh') {
          const refreshed = page.waitForResponse('**/api/auth/refresh');
          await page.clock.fastForward(TOKEN_REFRESH_MS);
          await (await refreshed).finished();
          await expect.poll(stored).not.toBe(visitor.token);
          visitor.token = (await stored()) ?? '';
        } else if (from === 'open') {
          await visitor.signOut();
        } else {
          // Another browser, whose list is older, ends it once more.
          await other.ask('POST', '/settings/sessions/end', { _id });
        }
      },
      async see(state) {
        const isOpen = state === 'open';
        const door = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
        await expect(visitor.account).toHaveCount(isOpen ? 1 : 0);
        await expect(door).toHaveCount(isOpen ? 0 : 1);
        expect((await stored()) !== null).toBe(isOpen);
        await expect.poll(answered).toBe(isOpen ? 200 : 401);
        await expect(other.account).toBeVisible();
      },
    };
  },
});
