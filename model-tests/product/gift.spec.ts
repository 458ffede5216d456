import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Problem, ProblemCode } from '../../contract/problems';
import { expect, test, Visitor } from '../../tests/e2e/support/fair';
import { Gate } from '../../tests/e2e/support/gate';
import { productPaths } from '../support/product';
import type { Path, Step } from '../support/walk';
import { report } from './drive';
import { giftProduct } from './gift.product';

const COINS = 50;
/** Of one call, after the first try. */
const RETRIES = 2;

/** Juniper's box before the one who got it, with the server's answers in hand. */
class Table {
  readonly accepts = new Gate();
  gift = '';

  constructor(
    readonly page: Page,
    readonly ben: Visitor,
    readonly ann: Visitor,
  ) {}

  get box() {
    return this.page.getByRole('list', { name: 'To open' }).getByRole('listitem');
  }

  async guard(): Promise<void> {
    const { ann, ben } = this;
    const { items } = await ann.ask<{ items: { _id: string }[] }>('POST', '/gifts/send', {
      friends: [await ben.id()],
      coins: COINS,
      box: 'ruby',
      tape: 'amber',
    });
    this.gift = items[0]?._id ?? '';
    await this.accepts.guard(this.page, /api\/gifts\/accept/);
  }

  async drive({ event, wait }: Step): Promise<void> {
    const { accepts, ann, ben, page } = this;
    switch (event.type) {
      case 'gift.accept':
        return this.box.getByRole('button').click();
      case 'gift.accepted':
        return accepts.pass();
      case 'gift.refused': {
        const { problem } = event as unknown as { problem: Problem };
        return accepts.refuseAs(problem.code as ProblemCode, problem.params);
      }
      case 'port.failed':
        // The page tries again by itself before it gives up.
        for (let tries = 0; tries <= RETRIES; tries += 1) await accepts.cut();
        return undefined;
      case 'gift.told': {
        const { state } = (event as unknown as { gift: { state: string } }).gift;
        if (state === 'opened') await ben.ask('POST', '/gifts/accept', { _id: this.gift });
        // A block sends what waits back, and hides who gave it.
        else await ann.ask('POST', '/block', { _id: await ben.id() });
        return undefined;
      }
      default:
        return page.clock.fastForward(wait ?? 0);
    }
  }

  /** What a person sees of the box. */
  async see(at: AnyMachineSnapshot, isTold: boolean): Promise<void> {
    const { box, page } = this;
    if (isTold) return expect(box).toHaveCount(0);
    const button = box.getByRole('button');
    if (at.matches('pending')) return expect(button).toHaveText(/^Open/);
    if (at.matches('opening')) return expect(button).toHaveAttribute('aria-busy', 'true');
    if (at.hasTag('failed')) {
      await expect(box).toContainText('Open it by');
      return expect(box.getByRole('alert')).toHaveText(
        at.matches('unreached') ? /connection failed/ : /20 more coins/,
      );
    }
    if (at.matches('returned'))
      return expect(page.getByRole('alert').filter({ hasText: 'has gone back' })).toHaveCount(1);
    await expect(button).toHaveCount(0);
    return expect(box).toContainText(`${COINS} coins`);
  }
}

const titleOf = (path: Path): string =>
  path.steps.map(({ event }) => event.type.replace(/^xstate\.after\..*/, 'wait')).join(', ');

const paths = productPaths(giftProduct);

test.describe('gift on the product', () => {
  test.afterAll(() => report('gift', giftProduct, paths));

  for (const [index, path] of paths.entries()) {
    test(`${index}: ${titleOf(path)}`, async ({ page, visitor, elsewhere }) => {
      const ann = new Visitor(elsewhere.page, visitor.server);
      await Promise.all([visitor.arrive(), ann.arrive()]);
      await ann.befriend(visitor);
      const table = new Table(page, visitor, ann);
      await table.guard();
      await page.clock.install();
      await visitor.visit('/gifts');
      await expect(table.box).toHaveCount(1);
      for (const step of path.steps) {
        await table.drive(step);
        if (step.event.type === 'gift.told') await page.clock.fastForward(1_000);
        await table.see(step.expected, step.event.type === 'gift.told');
      }
    });
  }
});
