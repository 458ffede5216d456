import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, Visitor } from './support/fair';

/** Two friends, each in a browser of their own, on no page yet. */
const meet = async (ann: Visitor, page: Page): Promise<Visitor> => {
  const ben = new Visitor(page, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  await ann.befriend(ben);
  return ben;
};

const area = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });
const rows = (page: Page, box: string) =>
  page.getByRole('list', { name: box }).getByRole('listitem');
const tab = (page: Page, box: string) => page.getByRole('tab', { name: box });
const header = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#e0344f' } })
    .png()
    .toBuffer();

test('a letter with an emoji and a picture arrives live, is seen on view, and its picture fills the screen', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  await Promise.all([ben.visit('/letters'), ann.visit('/letters/write')]);
  const { page } = ann;
  await page.getByRole('radio', { name: ben.username }).check();
  await area(page).fill('Meet me at the lanterns?');
  await area(page).evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(7, 7));
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('ferris');
  await expect(page.getByRole('button', { name: 'ferris wheel' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(area(page)).toHaveValue('Meet me🎡 at the lanterns?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add an emoji' })).toBeFocused();
  await page.getByText('Add pictures').click();
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'pier.png', mimeType: 'image/png', buffer: await aPicture() });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByText('Your letter is on its way.')).toBeVisible();

  const arrived = rows(ben.page, 'Inbox').filter({ hasText: ann.username });
  await expect(arrived).toHaveText(/Unread/);
  await expect(tab(ben.page, 'Unread')).toHaveText('Unread1');
  await expect(header(ben.page, '1 unread letter')).toBeVisible();
  await arrived.getByRole('button').click();
  await expect(ben.page.getByText('Meet me🎡 at the lanterns?').last()).toBeVisible();
  await expect(tab(ben.page, 'Unread')).toHaveText('Unread');
  await expect(header(ben.page, 'Letters')).toBeVisible();
  const time = ben.page.getByRole('article').getByRole('time');
  await expect(time).toHaveText('Just now');
  const date = () => time.evaluate((shown) => getComputedStyle(shown, '::after').display);
  expect(await date()).toBe('none');
  await time.hover();
  await expect.poll(date, 'its date stands over it').toBe('block');
  const picture = ben.page.getByRole('button', { name: 'Open picture 1 of 1' });
  await picture.click();
  await expect(ben.page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  await page.getByRole('link', { name: 'To the letters' }).click();
  await expect(rows(page, 'Sent').filter({ hasText: ben.username })).toHaveCount(1);
});

test('letters are thrown away, alone or together, taken back, found, and unread again', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  const recipient = await ann.id();
  for (const text of ['The first carousel', 'The second wheel', 'The third tent'])
    await ben.ask('POST', '/letters/send', { recipient, text });
  await ann.visit('/letters');
  const { page } = ann;
  const inbox = rows(page, 'Inbox');
  await expect(inbox).toHaveText([/third/, /second/, /first/]);
  await expect(tab(page, 'Inbox')).toHaveText('Inbox3');
  for (const at of [0, 2]) await inbox.nth(at).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(inbox).toHaveText([/second/]);
  await expect(tab(page, 'Inbox')).toHaveText('Inbox1');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inbox).toHaveText([/third/, /second/, /first/]);
  for (const at of [0, 2]) await inbox.nth(at).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(tab(page, 'Unread')).toHaveText('Unread1');
  await inbox.nth(1).getByRole('button').click();
  await expect(tab(page, 'Unread')).toHaveText('Unread');
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(tab(page, 'Unread')).toHaveText('Unread1');
  await inbox.nth(1).getByRole('button').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(inbox).toHaveText([/third/, /first/]);
  await page.getByRole('searchbox', { name: 'Search letters' }).fill('tent');
  await expect(inbox).toHaveText([/third/]);
  await page.reload();
  await expect(inbox).toHaveText([/third/, /first/]);
  // The other one's copy is theirs.
  await ben.visit('/letters/sent');
  await expect(rows(ben.page, 'Sent')).toHaveCount(3);
});

test('who takes no letters gets none, and a broken picker is logged and does not keep from writing', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  await ben.ask('POST', '/settings/update', { letters: 'nobody' });
  const { page } = ann;
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await page.route(/data-[^/]+\.json$/, (route) => route.abort());
  await ann.visit(`/letters/write?to=${await ben.id()}&name=${ben.username}`);
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  const panel = page.getByRole('dialog', { name: 'Add an emoji' });
  await expect(panel.getByText('The emoji did not load')).toBeVisible();
  expect(told).toContain('The emoji picker failed to load');
  await page.unroute(/data-[^/]+\.json$/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByRole('radio', { name: 'Food and drink' }).check({ force: true });
  await panel.getByRole('button', { name: 'grapes' }).click();
  await expect(area(page)).toHaveValue('🍇');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(
    page.getByRole('alert').getByText('This player takes no letters from you'),
  ).toBeVisible();
  await ben.ask('POST', '/settings/update', { letters: 'friends' });
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByText('Your letter is on its way.')).toBeVisible();
});
