import { readFile } from 'node:fs/promises';
import { expect, test, Visitor } from '../e2e/support/fair';
import { PASSWORD } from '../support/password';
import { GLANCE_MS } from '../support/patience';

const part = (visitor: Visitor, name: string) => visitor.page.getByRole('region', { name });

test('a new e-mail address waits for its link: given up, asked for again, confirmed', async ({
  visitor,
}) => {
  const { page, server } = visitor;
  await visitor.arrive();
  await visitor.visit('/settings');
  const email = part(visitor, 'Email');
  const change = async (to: string) => {
    await email.getByRole('textbox', { name: 'New email' }).fill(to);
    await email.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await email.getByRole('button', { name: 'Change the address' }).click();
    await expect(email.getByText(`${to} waits for the link`)).toBeVisible();
  };
  const other = `other.${visitor.email}`;
  const wanted = `new.${visitor.email}`;
  await change(other);
  await expect(email.getByText(visitor.email, { exact: true })).toBeVisible();
  await email.getByRole('button', { name: 'Keep the old address' }).click();
  await expect(email.getByText('waits for the link')).toBeHidden();
  await change(wanted);

  const mails = await page.context().newPage();
  const linkTo = async (address: string): Promise<string> => {
    const mail = mails.locator('article').filter({ hasText: `To ${address},` });
    await expect(async () => {
      await mails.goto(`${server.url}/mails`);
      await expect(mail.getByRole('link').first()).toBeVisible({ timeout: GLANCE_MS });
    }).toPass();
    return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
  };
  // The link of the address that was given up is worth nothing.
  await mails.goto(await linkTo(other));
  await mails.getByRole('button', { name: 'Confirm' }).click();
  await expect(mails.getByText('The link is no longer valid')).toBeVisible();
  await mails.goto(await linkTo(wanted));
  await mails.getByRole('button', { name: 'Confirm' }).click();
  await expect(mails.getByRole('heading', { name: 'Your address is confirmed' })).toBeAttached();
  // The other tab hears of it.
  await expect(email.getByText(wanted, { exact: true })).toBeVisible();
  await expect(email.getByText('waits for the link')).toBeHidden();
});

test('another username, another password: every other browser is signed out', async ({
  visitor: ann,
  elsewhere,
}) => {
  await ann.arrive();
  const phone = new Visitor(elsewhere.page, ann.server);
  await phone.comeIn(PASSWORD, ann.email);
  await ann.visit('/settings');
  const sessions = ann.page.locator('#sessions').getByRole('listitem');
  await expect(sessions).toHaveCount(2);

  const name = part(ann, 'Username');
  await name.getByRole('textbox', { name: 'New username' }).fill('DemoRosa');
  await name.getByRole('button', { name: 'Change the username' }).click();
  await expect(name.getByText('A user with such an email address or username')).toBeVisible();
  await name.getByRole('textbox', { name: 'New username' }).fill(`${ann.username}b`);
  await name.getByRole('button', { name: 'Change the username' }).click();
  await expect(name.getByText(`${ann.username}b`, { exact: true })).toBeVisible();

  const password = part(ann, 'Password');
  const NEW = 'Lantern-2027';
  await password.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await password.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW);
  await password.getByRole('textbox', { name: 'New password once more' }).fill(NEW);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByText('Your password is changed')).toBeVisible();
  await expect(phone.account).toBeHidden();
  await expect(ann.account).toBeVisible();

  // Signed in again by the new password, and out of everything from here.
  await phone.comeIn(NEW, ann.email);
  await ann.visit('/settings');
  await expect(sessions).toHaveCount(2);
  await ann.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(ann.account).toBeHidden();
  await expect(phone.account).toBeHidden();
});

test('what one is told of stays as chosen; the data comes as a file; an erased account is nobody', async ({
  visitor,
}) => {
  const { page, server } = visitor;
  await visitor.arrive();
  const profile = `${server.url}/profile/${await visitor.id()}`;
  await visitor.visit('/settings');
  const notices = page.locator('#notices');
  await notices.getByRole('checkbox', { name: 'Gifts' }).uncheck({ force: true });
  await notices.getByLabel('Who may write letters to you').selectOption('My friends');
  await notices.getByRole('button', { name: 'Save' }).click();
  await expect(notices.getByText('Saved')).toBeVisible();
  await visitor.visit('/settings');
  await expect(notices.getByRole('checkbox', { name: 'Gifts' })).not.toBeChecked();
  await expect(notices.getByRole('checkbox', { name: 'Letters' })).toBeChecked();
  await expect(notices.getByLabel('Who may write letters to you')).toHaveValue('friends');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my data as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    user: { username: visitor.username, email: visitor.email },
  });

  const erase = part(visitor, 'Erase the account');
  await erase.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await erase.getByRole('textbox', { name: /^Type/ }).fill(visitor.username);
  await erase.getByRole('button', { name: 'Erase my account for ever' }).click();
  await expect(visitor.account).toBeHidden();
  await page.goto(profile);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Player not available' }),
  ).toBeAttached();
  await visitor.signIn();
  await expect(page.getByText('Wrong email or password')).toBeVisible();
});

test('the country is found in a list of fifteen that becomes all, by the keyboard', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.arrive();
  await page.clock.install();
  await visitor.visit('/settings');
  const details = page.locator('#details');
  await expect(details.getByRole('button', { name: 'Save' })).toBeVisible();
  // From here on time is the test's: the second before the rest appears does not pass by itself.
  await page.clock.pauseAt(Date.now() + 5_000);
  const opener = details.getByRole('button', { name: /^Country: / });
  await opener.click();
  const list = details.getByRole('listbox', { name: 'Country' });
  const options = list.getByRole('option');
  await expect(options).toHaveCount(15);
  await page.clock.runFor(1_000);
  expect(await options.count()).toBeGreaterThan(240);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(180);
  const search = details.getByRole('combobox', { name: 'Search' });
  await search.fill('nowhereland');
  await expect(details.getByText('Nothing was found')).toBeVisible();
  await search.fill('deutschl');
  await expect(options).toHaveText([/Germany/]);
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAccessibleName('Country: Germany');
  await page.clock.resume();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Saved')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Country: Germany' })).toBeVisible();
});
