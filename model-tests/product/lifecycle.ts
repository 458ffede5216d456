import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Lifecycle } from '../../contract/lifecycles';
import { expect, test, type Visitor } from '../../tests/e2e/support/fair';
import { wayMs } from '../../tests/support/patience';
import { type LifecycleStep, waysThrough } from '../support/lifecycle';

/** Who may play for coins. */
export const grown = { country: 'US', birthday: { day: 1, month: 5, year: 1990 } };

/** The pages of one way, the visitor's own and a second browser's. */
interface Around {
  page: Page;
  visitor: Visitor;
  elsewhere: { context: BrowserContext; page: Page };
}

/** One subject of a lifecycle in the running product. */
interface Met<State extends string, Command extends string> {
  /** Gives the command as a person or a third party gives it, so that it leads where it should. */
  take: (step: LifecycleStep<State, Command>) => Promise<void>;
  /** What a person sees in a state, and what the page lets them do. */
  see: (state: State) => Promise<void>;
}

/** A lifecycle as it is walked: `begin` makes a fresh subject, and looks ahead on its way. */
interface Driven<State extends string, Command extends string> {
  lifecycle: Lifecycle<State, Command>;
  begins: NoInfer<State>;
  begin: (
    around: Around,
    way: readonly LifecycleStep<NoInfer<State>, NoInfer<Command>>[],
  ) => Promise<Met<NoInfer<State>, NoInfer<Command>>>;
  /** States that no step leads to, and why nobody is shown in them. */
  without?: Readonly<Record<string, string>>;
}

/** Drives every step of a shared lifecycle's table in the browser, against the running platform. */
export const walkLifecycle = <State extends string, Command extends string>(
  noun: string,
  { lifecycle, begins, begin, without = {} }: Driven<State, Command>,
): void => {
  const ways = waysThrough(lifecycle, begins);
  test.describe(`the lifecycle of a ${noun} on the product`, () => {
    for (const [index, way] of ways.entries()) {
      const title = way.map(({ command, to }) => `${command} (${to})`).join(', ');
      test(`${index}: ${title}`, async ({ page, visitor, elsewhere }) => {
        test.setTimeout(wayMs(way.length));
        const { take, see } = await begin({ page, visitor, elsewhere }, way);
        await see(begins);
        for (const step of way) {
          await take(step);
          await see(step.to);
        }
      });
    }

    test('every state is shown, or it is said why not', () => {
      const shown = [begins, ...ways.flat().map(({ to }) => to)];
      const others = Object.keys(lifecycle).filter((state) => !shown.includes(state as State));
      expect(others).toEqual(Object.keys(without));
    });
  });
};

/** Of these buttons of a part of the page exactly the named ones are there and take a press. */
export const offers = async (
  part: Locator,
  names: readonly string[],
  open: readonly string[],
): Promise<void> => {
  for (const name of names) {
    const button = part.getByRole('button', { name, exact: true, disabled: false });
    await expect(button).toHaveCount(open.includes(name) ? 1 : 0);
  }
};
