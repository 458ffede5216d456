import type { Page, WebSocketRoute } from '@playwright/test';
import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import { isCutOff } from '../../machines/hub/hub.select';
import { BARE_PAGE, expect, test, Visitor } from '../../tests/e2e/support/fair';
import { Gate } from '../../tests/e2e/support/gate';
import { productPaths } from '../support/product';
import type { Path, Step } from '../support/walk';
import { report, see } from './drive';
import { hubProduct } from './hub.product';

/** One player at one page, with the world's answers in hand. */
class Line {
  readonly negotiations = new Gate();
  readonly refreshes = new Gate();
  open: WebSocketRoute | undefined;

  constructor(
    readonly page: Page,
    readonly visitor: Visitor,
  ) {}

  async guard(): Promise<void> {
    await this.negotiations.guard(this.page, /messageHub\/negotiate/);
    await this.refreshes.guard(this.page, /api\/auth\/refresh/);
    await this.page.routeWebSocket(/messageHub/, (socket) => {
      // Open once the server has greeted: a line that breaks before was never open to the page.
      socket.connectToServer().onMessage((message) => {
        socket.send(message);
        this.open = socket;
      });
    });
    await this.page.clock.install();
  }

  async drive({ event, wait }: Step, before: AnyMachineSnapshot): Promise<void> {
    const { page } = this;
    switch (event.type) {
      case 'session.opened':
        return this.visitor.visit();
      case 'session.closed': {
        const tab = await page.context().newPage();
        await tab.goto(this.visitor.server.url + BARE_PAGE);
        await tab.evaluate(() => localStorage.removeItem('token'));
        return tab.close();
      }
      case 'tabs.led':
        return undefined;
      case 'session.renewed':
        return this.refreshes.pass();
      case 'hub.reset':
        return page.getByRole('button', { name: 'Reconnect now' }).click();
      case 'hub.opened':
        this.open = undefined;
        await this.negotiations.pass();
        return expect.poll(() => this.open).toBeDefined();
      case 'hub.dropped':
        // A line that is being closed ends by itself.
        if (before.matches('disconnecting')) return undefined;
        if (!before.matches('connected')) return this.negotiations.cut();
        return this.open?.close({ code: 1011, reason: 'the line breaks' });
      case 'hub.refused':
        return this.negotiations.refuse();
      default:
        return page.clock.fastForward(wait ?? 0);
    }
  }
}

const startOf = (input: unknown) => getInitialSnapshot(hubProduct.machine, input as never);

const titleOf = (path: Path): string =>
  path.steps.map(({ event }) => event.type.replace(/^xstate\.after\..*/, 'wait')).join(', ');

const paths = productPaths(hubProduct);

test.describe('hub on the product', () => {
  test.afterAll(() => report('hub', hubProduct, paths));

  for (const [index, path] of paths.entries()) {
    test(`${index}: ${titleOf(path)}`, async ({ page, visitor }) => {
      await visitor.arrive();
      const line = new Line(page, visitor);
      await line.guard();
      let before = startOf(path.input);
      for (const step of path.steps) {
        await line.drive(step, before);
        before = step.expected;
        await see(page, {
          signedIn: before.context.signedIn,
          cutOff: isCutOff(before as never),
          givenUp: before.matches({ disconnected: 'exhausted' }),
        });
      }
    });
  }
});
