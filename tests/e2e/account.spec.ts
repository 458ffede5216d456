import { PASSWORD } from '../support/password';
import { GLANCE_MS } from '../support/patience';
import { expect, test, Visitor } from './support/fair';

test('signing up greets with the welcome grant', async ({ visitor }) => {
  await visitor.signUp();
  await expect(visitor.balance).toHaveAccessibleName('Coins 5,000');
});

test('mistakes are told at the field while typing [§5]', async ({ visitor }) => {
  await visitor.visit('/sign-up');
  const { page } = visitor;
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('not an address');
  await email.blur();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(visitor.email);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('abcdefghij');
  await password.blur();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
});

test('a taken username is refused with the text of §8', async ({ visitor, elsewhere }) => {
  await visitor.signUp();
  const twin = new Visitor(elsewhere.page, visitor.server);
  await twin.visit('/sign-up');
  await twin.page.getByRole('textbox', { name: 'Email' }).fill(twin.email);
  await twin.page.getByRole('textbox', { name: 'Username' }).fill(visitor.username);
  await twin.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await twin.page.getByRole('checkbox').check();
  await twin.page.getByRole('button', { name: 'Sign up' }).click();
  await expect(
    twin.page
      .getByText(
        'A user with such an email address or username cannot be registered on our platform',
      )
      .first(),
  ).toBeVisible();
});

test('sign out leads to the lobby without a token; sign in again works', async ({ visitor }) => {
  await visitor.signUp();
  await visitor.visit('/wallet');
  await visitor.signOut();
  await expect(visitor.page).toHaveURL(`${visitor.server.url}/`);
  expect(await visitor.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await visitor.comeIn();
  await expect(visitor.balance).toHaveAccessibleName('Coins 5,000');
});

test('wrong credentials are refused with the text of §8', async ({ visitor }) => {
  await visitor.signIn('nobody@example.com', 'Wrong-2026');
  await expect(visitor.page.getByText('Wrong email or password').first()).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ visitor, context }) => {
  await visitor.signUp();
  const tab = new Visitor(await context.newPage(), visitor.server);
  await tab.visit('/wallet');
  await expect(tab.account).toBeVisible();
  await visitor.signOut();
  await expect(tab.account).toBeHidden();
  await expect(tab.page).toHaveURL(`${visitor.server.url}/`);
});

test('a forgotten password is replaced by mail', async ({ visitor }) => {
  await visitor.signUp();
  await visitor.signOut();
  const { page, server } = visitor;
  await visitor.visit('/forgot-password');
  await page.getByRole('textbox', { name: /email/i }).fill(visitor.email);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(async () => {
    await page.goto(`${server.url}/mails`);
    const mail = page
      .locator('article', { hasText: visitor.email })
      .filter({ hasText: 'new-password' })
      .first();
    await expect(mail).toBeVisible({ timeout: GLANCE_MS });
  }).toPass();
  const mail = page
    .locator('article', { hasText: visitor.email })
    .filter({ hasText: 'new-password' })
    .first();
  const link = await mail.getByRole('link').getAttribute('href');
  await page.goto(link ?? '');
  await page.getByRole('textbox', { name: 'New password' }).fill('Lantern-2027');
  await page.getByRole('textbox', { name: 'The same again' }).fill('Lantern-2027');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await visitor.comeIn('Lantern-2027');
});

test('a refused or corrupted local storage never stops the app', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const key of ['token', 'languageV2', 'translatesV2', 'countrySelected', 'magic']) {
      localStorage.setItem(key, '{"broken":');
    }
  });
  await visitor.visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visitor.visit();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
});
