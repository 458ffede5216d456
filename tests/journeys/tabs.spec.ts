import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, Visitor } from '../e2e/support/fair';

/** The pages of a browser that have opened a connection of the hub, in their order. */
const hubsOf = (context: BrowserContext): Page[] => {
  const pages: Page[] = [];
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      if (socket.url().includes('/messageHub')) pages.push(page);
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return pages;
};

const told = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Each of the pages says this in its header. */
const allSay = async (pages: readonly Page[], name: string): Promise<void> => {
  for (const page of pages) await expect(told(page, name)).toBeVisible();
};

/** A player with three tabs, and a friend without any. */
const threeTabs = async (ann: Visitor, elsewhere: Page) => {
  const ben = new Visitor(elsewhere, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  await ben.befriend(ann);
  await ann.ask('PUT', '/notifications/viewAll', {});
  const context = ann.page.context();
  const hubs = hubsOf(context);
  const pages = [ann.page, await context.newPage(), await context.newPage()];
  const paths = ['/letters', '/notifications', '/games/lantern-run'];
  for (const [at, page] of pages.entries()) await new Visitor(page, ann.server).visit(paths[at]);
  await allSay(pages, 'Notifications');
  const me = await ann.id();
  const write = (text: string) => ben.ask('POST', '/letters/send', { recipient: me, text });
  const give = () =>
    ben.ask('POST', '/gifts/send', { friends: [me], coins: 50, box: 'ruby', tape: 'amber' });
  return { pages, hubs, write, give };
};

test('a second tab shows the round that is open, goes on with it, and tells the same balance', async ({
  visitor: ann,
}) => {
  await ann.arrive({ country: 'US', birthday: { day: 1, month: 5, year: 1990 } });
  const first = new Visitor(ann.page, ann.server);
  const second = new Visitor(await ann.page.context().newPage(), ann.server);
  for (const tab of [second, first]) {
    await tab.visit('/play/lantern-mines');
    await tab.chooseMode('Coins', /^Start/);
  }
  const tile = (tab: Visitor) => tab.page.getByRole('button', { name: /^Any tile/ });
  await first.page.getByRole('button', { name: /^Start/ }).click();
  await expect(tile(first)).toBeEnabled();
  await expect(tile(second)).toBeEnabled();
  await expect(async () => {
    const held = await second.balance.innerText();
    expect(held).not.toContain('5,000');
    for (const tab of [first, second]) {
      const told = tab.page.getByRole('main').locator('dt', { hasText: /^Balance$/ });
      expect(held).toContain(await told.locator('+ dd').innerText());
      expect(await tab.balance.innerText()).toContain(await told.locator('+ dd').innerText());
    }
  }).toPass();
});

test('three tabs share one connection: what arrives, what is seen and what is spent is the same in all', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { pages, hubs, write, give } = await threeTabs(ann, elsewhere.page);
  const [letters, notifications] = pages as [Page, Page, Page];
  await write('Under the big wheel?');
  await give();
  await allSay(pages, '1 unread letter');
  await allSay(pages, '1 unseen gift');
  await allSay(pages, '2 unseen notifications');
  expect(hubs).toHaveLength(1);

  await letters
    .getByRole('list', { name: 'Inbox' })
    .getByRole('listitem')
    .getByRole('button')
    .click();
  await allSay(pages, 'Letters');
  await notifications.getByRole('button', { name: 'Mark all as seen' }).click();
  await allSay(pages, 'Notifications');
  const [gift] = (
    await ann.ask<{ items: { _id: string }[] }>('POST', '/gifts', { list: 'pending', pageIndex: 0 })
  ).items;
  await ann.ask('POST', '/gifts/accept', { _id: gift?._id });
  for (const page of pages)
    await expect(new Visitor(page, ann.server).balance).toHaveAccessibleName(/^Coins 5,050/);
  await allSay(pages, 'Gifts');
  expect(hubs).toHaveLength(1);
});

test('a leading tab that is closed or frozen is followed by another, and nothing is lost; who signs out does so in all', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { pages, hubs, write } = await threeTabs(ann, elsewhere.page);
  await expect.poll(() => hubs.length).toBe(1);
  const [first] = hubs;
  await first?.close();
  const left = pages.filter((page) => page !== first);
  await write('After the first');
  await allSay(left, '1 unread letter');
  await expect.poll(() => hubs.length).toBe(2);

  const second = hubs[1] as Page;
  const third = left.find((page) => page !== second) as Page;
  // Chromium freezes no page that is driven from outside: it hears what a frozen one hears.
  await second.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await write('After the second');
  await allSay([third], '2 unread letters');
  expect(hubs).toEqual([first, second, third]);
  await expect(told(second, '1 unread letter')).toBeVisible();
  await second.evaluate(() => document.dispatchEvent(new Event('resume')));
  await allSay(left, '2 unread letters');
  await write('Heard by both');
  await allSay(left, '3 unread letters');
  expect(hubs).toHaveLength(3);

  await new Visitor(third, ann.server).signOut();
  await expect(new Visitor(second, ann.server).account).toBeHidden();
  await expect(second).toHaveURL(`${ann.server.url}/`);
});
