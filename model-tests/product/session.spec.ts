import type { Page } from '@playwright/test';
import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import { TOKEN_LIFETIME_MS, TOKEN_REFRESH_MS } from '../../contract/limits';
import { isSignedIn } from '../../machines/auth/session.select';
import { BARE_PAGE, expect, test, Visitor } from '../../tests/e2e/support/fair';
import { Gate } from '../../tests/e2e/support/gate';
import { timeOf } from '../../tests/support/later';
import { PASSWORD } from '../../tests/support/password';
import { productPaths } from '../support/product';
import type { Path, Step } from '../support/walk';
import { report, see } from './drive';
import { REST, sessionProduct } from './session.product';

class Seat {
  readonly refreshes = new Gate();
  readonly endings = new Gate();
  token = '';

  constructor(
    readonly page: Page,
    readonly visitor: Visitor,
  ) {}

  async guard(): Promise<void> {
    await this.refreshes.guard(this.page, /api\/auth\/refresh/);
    await this.endings.guard(this.page, /api\/auth\/sign-out/);
    await this.page.clock.install({ time: timeOf(this.visitor.server) });
  }

  /** What another tab of this browser does to the storage that all tabs share. */
  async inAnotherTab(token: string | undefined): Promise<void> {
    const tab = await this.page.context().newPage();
    await tab.goto(this.visitor.server.url + BARE_PAGE);
    await tab.evaluate((value) => {
      if (value === undefined) localStorage.removeItem('token');
      else localStorage.setItem('token', value);
    }, token);
    await tab.close();
  }

  /** A younger token of another session of the same player. */
  async younger(): Promise<string> {
    const answer = await fetch(`${this.visitor.server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: this.visitor.email, password: PASSWORD }),
    });
    return ((await answer.json()) as { token: string }).token;
  }

  async drive({ event }: Step, before: AnyMachineSnapshot): Promise<void> {
    const { page, visitor } = this;
    switch (event.type) {
      case 'session.adopt':
        return visitor.comeIn();
      case 'session.signOut':
        return visitor.signOut();
      case 'session.signOutEverywhere':
        await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
        await page.getByRole('menuitem', { name: 'Settings' }).click();
        return page.getByRole('button', { name: 'Sign out everywhere' }).click();
      case 'session.ended':
        return this.endings.pass();
      case 'session.refreshed':
        return this.refreshes.pass();
      case 'session.refused':
        return this.refreshes.refuse();
      case 'port.failed':
        return before.matches('signingOut') ? this.endings.cut() : this.refreshes.cut();
      case 'token.stored':
        return this.inAnotherTab(await this.younger());
      case 'token.cleared':
        return this.inAnotherTab(undefined);
      case 'clock.ticked': {
        const { at } = event as { type: string; at: number };
        return page.clock.fastForward(
          at >= TOKEN_LIFETIME_MS ? TOKEN_LIFETIME_MS : TOKEN_REFRESH_MS + 2_000,
        );
      }
      case REST:
        return page.clock.fastForward('01:01');
      default:
        return undefined;
    }
  }
}

const startOf = (input: unknown) => getInitialSnapshot(sessionProduct.machine, input as never);
const titleOf = ({ input, steps }: Path): string =>
  [
    (input as { token?: string }).token === undefined ? 'guest' : 'player',
    ...steps.map(({ event }) => event.type.replace(/^xstate\.after\..*/, 'rest')),
  ].join(', ');

const paths = productPaths(sessionProduct);

test.describe('session on the product', () => {
  test.afterAll(() => report('session', sessionProduct, paths));

  for (const [index, path] of paths.entries()) {
    test(`${index}: ${titleOf(path)}`, async ({ page, visitor }) => {
      await visitor.arrive();
      const seat = new Seat(page, visitor);
      if ((path.input as { token?: string }).token === undefined) {
        await page.evaluate(() => localStorage.removeItem('token'));
      }
      await seat.guard();
      await visitor.visit();
      let before = startOf(path.input);
      for (const step of path.steps) {
        await seat.drive(step, before);
        before = step.expected;
        await see(page, { signedIn: isSignedIn(before as never) });
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('token') === null))
          .toBe(before.context.token === undefined || before.matches('signingOut'));
      }
    });
  }
});
