import type { Page } from '@playwright/test';
import { expect, test, Visitor } from './support/fair';

const header = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
const boxes = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send the gift' });

/** Ann has two friends: Ben in a browser of his own, and Cleo, who is not here. */
const meet = async (ann: Visitor, page: Page): Promise<{ ben: Visitor; cleo: Visitor }> => {
  const ben = new Visitor(page, ann.server);
  const away = await ann.page.context().browser()?.newContext();
  if (away === undefined) throw new Error('There is no browser');
  const cleo = new Visitor(await away.newPage(), ann.server);
  await Promise.all([ann.arrive(), ben.arrive(), cleo.arrive()]);
  await away.close();
  await Promise.all([ann.befriend(ben), ann.befriend(cleo)]);
  return { ben, cleo };
};

test('one sending reaches two friends in the chosen colours; the box arrives live, is opened, and its coins count', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { ben, cleo } = await meet(ann, elsewhere.page);
  await Promise.all([ann.visit('/gifts/send'), ben.visit('/gifts')]);
  const { page } = ann;
  await expect(ben.page.getByText('Nothing waits to be opened')).toBeVisible();
  for (const { username } of [ben, cleo])
    await page.getByRole('checkbox', { name: username }).check({ force: true });
  const box = page.getByRole('group', { name: /^Box/ });
  await box.getByRole('radio', { name: 'Violet' }).check({ force: true });
  await page
    .getByRole('group', { name: /^Tape/ })
    .getByRole('radio', { name: 'Mint' })
    .check({ force: true });
  await page.getByRole('textbox', { name: 'Coins for each' }).fill('120');
  await expect(page.getByText('240 of your 5,000 coins')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Your gift is on its way.')).toBeVisible();
  await expect(ann.balance).toHaveText(/4,760/);

  const arrived = boxes(ben.page, 'To open').filter({ hasText: ann.username });
  await expect(arrived).toHaveCount(1);
  await expect(header(ben.page, '1 unseen gift')).toBeVisible();
  await expect(tab(ben.page, 'To open')).toHaveText('To open1');
  // What is in it is not told before it is opened.
  await expect(arrived).not.toContainText('120');
  await arrived.getByRole('button', { name: `Open ${ann.username}’s gift` }).click();
  await expect(arrived).toContainText('120 coins');
  await expect(ben.balance).toHaveText(/5,120/);
  await expect(header(ben.page, 'Gifts')).toBeVisible();

  await page.getByRole('link', { name: 'To the gifts you sent' }).click();
  await expect(boxes(page, 'Sent').filter({ hasText: ben.username })).toContainText('Opened: ');
  await expect(boxes(page, 'Sent').filter({ hasText: cleo.username })).toContainText('Waits until');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(cleo.username);
  await expect(boxes(page, 'Sent')).toHaveCount(1);
});

test('a box that the server does not open is closed again, visibly, and opens on another try', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { ben } = await meet(ann, elsewhere.page);
  await ann.ask('POST', '/gifts/send', {
    friends: [await ben.id()],
    coins: 50,
    box: 'ruby',
    tape: 'amber',
  });
  await ben.visit('/gifts');
  const { page } = ben;
  const item = boxes(page, 'To open');
  await page.route('**/api/gifts/accept', (route) => route.abort());
  await item.getByRole('button', { name: /^Open/ }).click();
  await expect(item.getByRole('alert')).toHaveText('Not opened: the connection failed.');
  await expect(item).toContainText('Open it by');
  await expect(ben.balance).toHaveText(/5,000/);
  await page.unroute('**/api/gifts/accept');
  await item.getByRole('button', { name: 'Try again' }).click();
  await expect(item).toContainText('50 coins');
  await expect(ben.balance).toHaveText(/5,050/);
  await page.reload();
  await expect(page.getByText('Nothing waits to be opened')).toBeVisible();
  await tab(page, 'Received').click();
  await expect(boxes(page, 'Received')).toContainText('Opened: ');
});

test('coins that are not there cannot be given, a lost line is not called that, and a page holds ten', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { ben } = await meet(ann, elsewhere.page);
  const friends = [await ben.id()];
  await ann.visit(`/gifts/send?to=${friends[0]}`);
  const { page } = ann;
  const coins = page.getByRole('textbox', { name: 'Coins for each' });
  await coins.fill('5001');
  await send(page).click();
  await expect(page.getByText('One gift holds at most 5,000 coins')).toBeVisible();
  await coins.fill('4000');
  await page.route('**/api/gifts/send', (route) => route.abort());
  await send(page).click();
  await expect(page.getByText('Couldn’t Open Connection To Server')).toBeVisible();
  await expect(page.getByText('Insufficient amount')).toBeHidden();
  await page.unroute('**/api/gifts/send');
  // Spent elsewhere in the same moment: this page has not heard of it yet.
  await page.route('**/api/gifts/send', async (route) => {
    const one = { friends, coins: 100, box: 'sky', tape: 'rose' };
    await Promise.all(Array.from({ length: 11 }, () => ann.ask('POST', '/gifts/send', one)));
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByText('Insufficient amount')).toBeVisible();
  await expect(ann.balance).toHaveText(/3,900/);
  await ann.visit('/gifts/sent');
  await expect(boxes(page, 'Sent')).toHaveCount(10);
  await page.getByRole('button', { name: /Show more/ }).click();
  await expect(boxes(page, 'Sent')).toHaveCount(11);
  await ben.visit('/gifts');
  await ben.page.getByRole('button', { name: 'Open all' }).click();
  await expect(ben.balance).toHaveText(/6,000/);
});

test('whom no gift and no letter reaches is said in words, and whoever an address chose can be let go', async ({
  visitor: ann,
}) => {
  await ann.arrive();
  const { page } = ann;
  const refusal = page.getByRole('main').getByText('Player not available');
  await ann.visit('/gifts/send?to=player_nobody0000');
  await expect(page.getByText('1 friend chosen')).toBeVisible();
  await send(page).click();
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Choose nobody' }).click();
  await expect(page.getByText('0 friends chosen')).toBeVisible();
  await ann.visit('/letters/write?to=player_nobody0000');
  await page.getByRole('textbox', { name: 'Your letter' }).fill('Is anybody there?');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(refusal).toBeVisible();
});
