import type { Page, Route } from '@playwright/test';
import { type Problem, type ProblemCode, problem } from '../../../contract/problems';

/** Holds the requests of one address until the walk says how the world answers. */
export class Gate {
  readonly #held: Route[] = [];
  readonly #waiting: ((route: Route) => void)[] = [];
  #isOpen = false;

  /** Takes hold of every request to the addresses that match. */
  async guard(page: Page, address: RegExp): Promise<void> {
    await page.route(address, (route) => {
      if (this.#isOpen) return route.continue();
      const waiter = this.#waiting.shift();
      if (waiter === undefined) this.#held.push(route);
      else waiter(route);
      return undefined;
    });
  }

  /** Lets everything through that is held, and whatever comes from now on. */
  async open(): Promise<void> {
    this.#isOpen = true;
    await Promise.all(this.#held.splice(0).map((route) => route.continue()));
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
