import { expect, type Page, type Route } from '@playwright/test';
import { type Problem, type ProblemCode, problem } from '../../contract/problems';
import { edgesOf, nodesOf, type Path, type Walk } from '../support/walk';

/** Holds the requests of one address until the walk says how the world answers. */
export class Gate {
  readonly #held: Route[] = [];
  readonly #waiting: ((route: Route) => void)[] = [];

  /** Takes hold of every request to the addresses that match. */
  async guard(page: Page, address: RegExp): Promise<void> {
    await page.route(address, (route) => {
      const waiter = this.#waiting.shift();
      if (waiter === undefined) this.#held.push(route);
      else waiter(route);
    });
  }

  #next(): Promise<Route> {
    const route = this.#held.shift();
    if (route !== undefined) return Promise.resolve(route);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Lets the next request through to the server. */
  async pass(): Promise<void> {
    await (await this.#next()).continue();
  }

  /** Breaks the line of the next request. */
  async cut(): Promise<void> {
    await (await this.#next()).abort();
  }

  /** The server does not know the token of the next request. */
  async refuse(): Promise<void> {
    await this.#fulfill(401, { code: 'token-expired' });
  }

  /** The server refuses the next request for a reason of its table. */
  async refuseAs(code: ProblemCode, params: Problem['params'] = {}): Promise<void> {
    const why = problem(code, params);
    await this.#fulfill(why.status, why);
  }

  async #fulfill(status: number, why: object): Promise<void> {
    await (await this.#next()).fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '', title: '', status, ...why }),
    });
  }
}

/** Prints what was seen on the product, and names what was not. */
export const report = (noun: string, walk: Walk, paths: readonly Path[]): void => {
  const states = new Set(
    paths.flatMap(({ steps }) =>
      steps.flatMap(({ expected }) => expected._nodes.map(({ id }: { id: string }) => id)),
    ),
  );
  const all = nodesOf(walk.machine).filter((node) => node !== walk.machine.root);
  const missing = all.filter(({ id }) => !states.has(id)).map(({ id }) => id);
  const events = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
  const untold = [
    ...new Set(
      [...edgesOf(walk.machine).values()].map(
        (edge) => edge.split(' ')[1]?.replace(/\[\d+\]$/, '') ?? '',
      ),
    ),
  ].filter((type) => !events.has(type));
  console.log(
    `${noun} on the product: ${paths.length} paths, ${all.length - missing.length} of ${all.length} states\n` +
      `  not reached: ${missing.join(', ') || 'none'}\n  not driven: ${untold.join(', ') || 'none'}`,
  );
};

/** What a person sees of the session and the hub. */
export const see = async (
  page: Page,
  expected: { signedIn?: boolean; cutOff?: boolean; givenUp?: boolean },
): Promise<void> => {
  const { signedIn, cutOff, givenUp } = expected;
  if (signedIn !== undefined) {
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await (signedIn ? expect(account).toBeVisible() : expect(account).toBeHidden());
  }
  if (cutOff !== undefined) {
    const button = page.getByRole('button', { name: 'Reconnect now' });
    await (cutOff ? expect(button).toBeVisible() : expect(button).toBeHidden());
  }
  if (givenUp !== undefined) {
    const told = page.getByText('We stopped trying.');
    await (givenUp ? expect(told).toBeVisible() : expect(told).toBeHidden());
  }
};
