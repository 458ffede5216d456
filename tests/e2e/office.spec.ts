import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { problem } from '../../contract/problems';
import { appOf } from '../support/codes';
import { asOperator } from '../support/operator';
import { PASSWORD } from '../support/password';
import { withAuthenticator } from './support/authenticator';
import { expect, test } from './support/fair';

const STOPS_MAX = 80;

/** Goes there by the keyboard alone, as far as the page lets it. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
};
const pressAt = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
const typeAt = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

test('a member comes in by invitation and works by the keyboard alone', async ({
  visitor,
  elsewhere: { page },
  server,
}) => {
  await visitor.arrive({ country: 'MT', birthday: { day: 1, month: 5, year: 1990 } });
  await asOperator(server, 'verify-player', visitor.email);
  await visitor.ask('POST', '/wallet/deposit', { amount: 30_000, payment: 'test-approved' });
  await visitor.ask('POST', '/wallet/withdraw', { currency: 'EUR', amount: 20_000 });
  const printed = await asOperator(server, 'staff', 'add', 'ada@office.example', 'admin', 'Ada');
  const link = /#(\S+)/.exec(printed)?.[1] ?? '';

  // The door: a link, a password, the code of an app, the codes that are shown once.
  await page.goto(`${server.url}/staff#${link}`);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  await expect(page).toHaveURL(/\/staff$/);
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const app = appOf(secret);
  await typeAt(page, page.getByLabel('New password'), PASSWORD);
  await typeAt(page, page.getByLabel('Code', { exact: true }), app());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Write these codes down' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await pressAt(page, page.getByRole('button', { name: 'I have written them down' }));

  // What waits lies there at once; it is let go, and the audit says by whom.
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(visitor.username) });
  await pressAt(page, row.getByRole('button', { name: 'Approve' }));
  const dialog = page.getByRole('dialog');
  await pressAt(page, dialog.getByRole('button', { name: 'Approve' }));
  await expect(page.getByText('Done. The audit has it.')).toBeVisible();
  await expect(page.getByText('No withdrawal waits here.')).toBeVisible();

  // Ctrl+K to the player, whose dossier lies open; a note is kept.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(visitor.username);
  // A word that rests while it is typed is looked for as well: it is waited for the whole one.
  const found = dialog.getByRole('button', { name: /player$/ });
  await expect(found).toHaveText([new RegExp(`^${visitor.username}`)]);
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: visitor.username })).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/players\/player_/);
  await pressAt(page, page.getByRole('button', { name: 'Note' }));
  await typeAt(page, dialog.getByLabel('What staff should know'), 'Kind on the telephone');
  await pressAt(page, dialog.getByRole('button', { name: 'Note' }));
  await expect(page.getByRole('article').getByText('Kind on the telephone')).toBeVisible();

  // The product as they see it, in a tab of its own, on which nothing can be done.
  await pressAt(page, page.getByRole('button', { name: 'See what they see' }));
  await typeAt(page, dialog.getByLabel('Why'), 'They see no games');
  await pressAt(page, dialog.getByRole('button', { name: 'See what they see' }));
  const opened = page.context().waitForEvent('page');
  await pressAt(page, page.getByRole('link', { name: 'open the page as they see it' }));
  const seen = await opened;
  await expect(seen.getByText('You look at this page as staff.')).toBeVisible();
  await expect(seen).toHaveURL(`${server.url}/`);
  await seen.goto(`${server.url}/wallet`);
  await expect(seen.getByRole('heading', { name: 'Wallet', exact: true })).toBeVisible();
  await expect(seen.getByText('You look at this page as staff.')).toBeVisible();
  await seen.close();

  // From row to row by arrows; back by the browser; a reload stays inside.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
  await page.reload();
  await pressAt(page, page.getByRole('link', { name: 'Audit' }));
  const rows = page.getByRole('region', { name: 'Audit' }).getByRole('row');
  await expect(rows.filter({ hasText: 'approveWithdrawalDue' })).toHaveCount(1);
  await tabTo(page, page.getByRole('region', { name: 'Audit' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(rows.nth(2).locator('[data-first]')).toBeFocused();
  await typeAt(page, page.getByRole('searchbox'), 'notePlayer');
  await expect(page).toHaveURL(/search=notePlayer/);
  await expect(rows).toHaveCount(2);

  // Every list is a file of tables.
  const download = page.waitForEvent('download');
  await pressAt(page, page.getByRole('button', { name: 'CSV' }));
  expect((await download).suggestedFilename()).toBe('audit.csv');

  await pressAt(page, page.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByRole('heading', { name: 'The office' })).toBeVisible();
});

test('a passkey opens the door, and proves its owner before a dangerous deed', async ({
  elsewhere: { page },
  server,
}) => {
  await withAuthenticator(page);
  const printed = await asOperator(server, 'staff', 'add', 'eve@office.example', 'admin', 'Eve');
  await page.goto(`${server.url}/staff#${/#(\S+)/.exec(printed)?.[1] ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Welcome, Eve' })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const app = appOf(secret);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(app());
  await page.getByRole('button', { name: 'Come in', exact: true }).click();
  await page.getByRole('button', { name: 'I have written them down' }).click();

  // It is made at one's own desk.
  await page.getByRole('link', { name: 'My passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/What you call it/).fill('Laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('row', { name: /Laptop.*never/ })).toBeVisible();

  // It opens the door in place of a code.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill('eve@office.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Come in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My passkeys' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Laptop/ })).not.toContainText('never');

  // Where it is stale it is asked for again, in place, and what was typed is done.
  let isStale = true;
  await page.route('**/api/staff/members', async (route) => {
    if (!isStale || route.request().method() !== 'POST') return route.fallback();
    isStale = false;
    return route.fulfill({ status: 403, json: problem('factor-stale') });
  });
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page.getByRole('button', { name: 'Add a member' }).click();
  await dialog.getByLabel('Name').fill('Bob');
  await dialog.getByLabel('E-mail').fill('bob@office.example');
  await dialog.getByLabel('Why').fill('He answers tickets');
  await dialog.getByRole('button', { name: 'Add a member' }).click();
  await expect(dialog.getByText('This is dangerous')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('row', { name: /Bob/ })).toBeVisible();
  await expect(page.getByText('Done. Hand this link over yourself')).toBeVisible();
});

test('a member of each role sees their own desks; a player’s token opens none', async ({
  visitor,
  elsewhere: { page },
  server,
}) => {
  await page.goto(`${server.url}/staff/audit`);
  await page.getByRole('button', { name: 'translator' }).click();
  await page.getByRole('button', { name: 'Come in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Desks' }).getByRole('link');
  await expect(links).toHaveText(['Words', 'My passkeys', 'My sign-ins']);
  await visitor.arrive();
  const answer = await fetch(`${server.url}/api/staff/self`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  expect(answer.status).toBe(404);
});

test('no desk is wider than the window, and what is done to a row is in sight', async ({
  elsewhere: { page },
  server,
}) => {
  await page.goto(`${server.url}/staff/games`);
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Come in', exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Desks' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const width of [360, 992, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await links.all()) {
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect([name, width, isWider]).toEqual([name, width, false]);
    }
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('button', { name: /^Do: / }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Say where it stands' })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');
  }
});

test('no file of a player’s page has anything of the office', () => {
  const folder = join(import.meta.dirname, '../../dist/client');
  const scripts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const marks = /\/staff\/(sign-in|withdrawals|players)|desk\.list|office\.entered/;
  const holding = scripts.filter((name) => marks.test(readFileSync(join(folder, name), 'utf8')));
  expect(holding).toEqual([]);
});
