import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type WorkerFixture,
} from '@playwright/test';
import { PASSWORD } from '../../support/password';
import { GLANCE_MS, TEST_MS } from '../../support/patience';
import { type ServerProcess, serverProcess } from '../../support/server';

/** A document of the platform's origin that runs nothing; answers of the API have no storage. */
export const BARE_PAGE = '/sw.js';

let count = 0;
/** A name that no other test of this run uses. */
const freshName = (): string => {
  count += 1;
  return `Guest${Date.now().toString(36)}${count}`;
};

/** Presses what may go at any moment, if it is there: one that went in between was not needed. */
export const pressIfThere = async (button: Locator): Promise<void> => {
  if (await button.isVisible()) await button.click({ timeout: GLANCE_MS }).catch(() => undefined);
};

/**
 * Presses the big button of a table if it says so at that moment. Found first and pressed then, it
 * may be the one that opens the next round by the time it is pressed.
 */
export const skipIfThere = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .evaluateAll((buttons) => {
      for (const button of buttons)
        if (button.textContent?.startsWith('Skip') === true) (button as HTMLElement).click();
    });

/** A person at the fair: what they do, in the words of the screen. */
export class Visitor {
  readonly username = freshName();
  readonly email = `${this.username.toLowerCase()}@example.com`;
  /** Of the session that `arrive` began. */
  token = '';

  constructor(
    readonly page: Page,
    readonly server: ServerProcess,
  ) {}

  async visit(path = '/'): Promise<void> {
    await this.page.goto(this.server.url + path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Goes there as by a link: what is open stays, and hears of what has happened meanwhile. */
  async turnTo(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.server.url)) return this.visit(path);
    await this.page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(this.page).toHaveURL(this.server.url + path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async signUp(): Promise<void> {
    await this.visit('/sign-up');
    await this.page.getByRole('textbox', { name: 'Email' }).fill(this.email);
    await this.page.getByRole('textbox', { name: 'Username' }).fill(this.username);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await this.page.getByLabel('Date of birth').fill('1990-05-01');
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: 'Sign up' }).click();
    await expect(this.account).toBeVisible();
  }

  /** Is a player already: signed up by the API, the token in this browser, no page open yet. */
  async arrive(more: object = {}): Promise<void> {
    const { username, email } = this;
    await this.enter('/auth/sign-up', { username, email, terms: true, ...more });
  }

  /** Signs in by the API, where the session has ended; no page is open then. */
  comeBack(): Promise<void> {
    return this.enter('/auth/sign-in', { email: this.email });
  }

  /** The token of the answer is in this browser from now on. */
  private async enter(path: string, body: object): Promise<void> {
    const { page, server } = this;
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD, ...body }),
    });
    const said = (await answer.json()) as { token: string };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
    const { token } = said;
    this.token = token;
    await page.goto(server.url + BARE_PAGE);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
  }

  /** Asks the platform without a page: what is only the beginning of a test. */
  async ask<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
    return said;
  }

  async id(): Promise<string> {
    return (await this.ask<{ _id: string }>('GET', '/get'))._id;
  }

  /** Both have arrived, and are friends from now on. */
  async befriend(other: Visitor): Promise<void> {
    await this.ask('POST', '/friends/request', { _id: await other.id() });
    await other.ask('POST', '/accept', { _id: await this.id() });
  }

  async signIn(email = this.email, password = PASSWORD): Promise<void> {
    await this.visit('/sign-in');
    await this.page.getByRole('textbox', { name: /email/i }).fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs in and waits until the fair knows them. */
  async comeIn(password = PASSWORD, email = this.email): Promise<void> {
    await this.signIn(email, password);
    await expect(this.account).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(this.account).toBeHidden();
  }

  get account() {
    return this.page.getByRole('banner').getByRole('button', { name: 'Account' });
  }

  /** The balance in the header, in whole coins. */
  get balance() {
    return this.page.getByRole('banner').getByRole('link', { name: /^Coins/ });
  }

  async chooseMode(name: 'Fun' | 'Coins', begin = /^Spin/): Promise<void> {
    await this.page.getByRole('radio', { name }).first().check({ force: true });
    await expect(this.page.getByRole('button', { name: begin })).toBeEnabled();
  }
}

interface Fixtures {
  visitor: Visitor;
  /** A second browser, with nothing in common with the first. */
  elsewhere: { context: BrowserContext; page: Page };
}

/** Where the run keeps the data of a demo that has just begun: demo.setup.ts. */
export const DEMO_FOLDER = 'DEMO_FOLDER';

/** A platform for the tests of a worker, with these settings beside those of a demo. */
export const platformWith = (
  env: Record<string, string>,
): [WorkerFixture<ServerProcess, object>, { scope: 'worker'; timeout: number }] => [
  async ({}, use) => {
    // Everybody here is new: their votes count all the same.
    const settings = { DEMO: 'on', SUGGESTION_VOTER_DAYS: '0', ...env };
    const begun = settings.DEMO === 'on' ? process.env[DEMO_FOLDER] : undefined;
    const server = await serverProcess(settings, begun);
    await server.start();
    await use(server);
    await server.remove();
  },
  { scope: 'worker', timeout: TEST_MS },
];

export const test = base.extend<Fixtures, { server: ServerProcess }>({
  server: platformWith({}),
  visitor: async ({ page, server }, use) => {
    await use(new Visitor(page, server));
  },
  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use({ context, page: await context.newPage() });
    await context.close();
  },
});

export { expect };
