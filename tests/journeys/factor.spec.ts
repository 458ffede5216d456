import { withAuthenticator } from '../e2e/support/authenticator';
import { expect, test, Visitor } from '../e2e/support/fair';
import { appOf } from '../support/codes';
import { PASSWORD } from '../support/password';

test('a player signs in, and changes what counts, by a code of their app too', async ({
  visitor: ann,
  elsewhere,
}) => {
  await ann.arrive();
  await ann.visit('/settings');
  const factor = ann.page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(factor.getByRole('img', { name: 'Key for an app of codes' })).toBeVisible();
  const app = appOf((await factor.locator('code').textContent()) ?? '');
  const prove = async (code: string, button: string) => {
    await factor.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await factor.getByRole('textbox', { name: 'Code of your app' }).fill(code);
    await factor.getByRole('button', { name: button }).click();
  };
  await prove(app(), 'Ask for a code from now on');
  await expect(factor.getByRole('heading', { name: 'Write these codes down' })).toBeFocused();
  const recovery = await factor.locator('li').allTextContents();
  await factor.getByRole('button', { name: 'I have written them down' }).click();
  await expect(factor.getByText('Recovery codes that are left: 10')).toBeVisible();

  const phone = new Visitor(elsewhere.page, ann.server);
  const { page } = phone;
  await phone.signIn(ann.email);
  const code = page.getByRole('textbox', { name: 'Code of your app' });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('This code does not fit')).toBeVisible();
  // The code of now has set it up.
  await code.fill(app(1));
  await code.press('Enter');
  await expect(phone.account).toBeVisible();

  const email = ann.page.getByRole('region', { name: 'Email' });
  const wanted = `new.${ann.email}`;
  await email.getByRole('textbox', { name: 'New email' }).fill(wanted);
  await email.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await email.getByRole('button', { name: 'Change the address' }).click();
  await email.getByRole('textbox', { name: 'Code of your app' }).fill(recovery[0] ?? '');
  await email.getByRole('button', { name: 'Change the address' }).click();
  await expect(email.getByText(`${wanted} waits for the link`)).toBeVisible();

  await factor.getByRole('button', { name: 'Take the second factor off' }).click();
  await prove(recovery[0] ?? '', 'Take it off');
  await expect(factor.getByText('This code does not fit')).toBeVisible();
  await prove(recovery[1] ?? '', 'Take it off');
  await expect(factor.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
});

test('a passkey of the browser signs in, and leaves, in place of a code', async ({
  visitor: ann,
}) => {
  const { page } = ann;
  await withAuthenticator(page);
  await ann.arrive();
  await ann.visit('/settings');
  const factor = page.getByRole('region', { name: 'Second factor' });
  const password = factor.getByRole('textbox', { name: 'Your password' });
  const code = factor.getByRole('textbox', { name: 'Code of your app' });
  await factor.getByRole('button', { name: 'Set up a second factor' }).click();
  const app = appOf((await factor.locator('code').textContent()) ?? '');
  await password.fill(PASSWORD);
  await code.fill(app());
  await factor.getByRole('button', { name: 'Ask for a code from now on' }).click();
  await factor.getByRole('button', { name: 'I have written them down' }).click();

  await factor.getByRole('button', { name: 'Add a passkey' }).click();
  await factor.getByRole('textbox', { name: /What you call it/ }).fill('Laptop');
  await password.fill(PASSWORD);
  await code.fill(app(1));
  await factor.getByRole('button', { name: 'Keep the passkey' }).click();
  const laptop = factor.getByRole('listitem').filter({ hasText: 'Laptop' });
  await expect(laptop).toBeVisible();

  await ann.signOut();
  await ann.signIn();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(ann.account).toBeVisible();

  await ann.visit('/settings');
  await factor.getByRole('button', { name: 'Remove Laptop' }).click();
  await password.fill(PASSWORD);
  await factor.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(laptop).toBeHidden();
  await expect(factor.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});
