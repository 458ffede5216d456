import type { Page } from '@playwright/test';
import { expect, test, Visitor } from './support/fair';

const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}\\b`) });
const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');
const header = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });

const meet = async (ann: Visitor, page: Page): Promise<Visitor> => {
  const ben = new Visitor(page, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  await ann.befriend(ben);
  return ben;
};

test('what arrives now is told once, counted in the title, the bell and its category, and seen with its page', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  const { page } = ann;
  await ann.visit('/');
  // Of the friendship.
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  const recipient = await ann.id();
  await ben.ask('POST', '/letters/send', { recipient, text: 'Are you here?' });
  const told = page
    .getByRole('region', { name: 'Messages' })
    .filter({ hasText: `${ben.username} wrote you a letter` });
  await expect(told).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect(header(page, '2 unseen notifications')).toBeVisible();
  await told.getByRole('link', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/letters/);
  await expect(told).toHaveCount(0);

  await header(page, '2 unseen notifications').click();
  await expect(tab(page, 'All')).toHaveText('All2');
  await expect(tab(page, 'Friends')).toHaveText('Friends1');
  await expect(tab(page, 'Letters')).toHaveText('Letters1');
  await rows(page, 'All')
    .filter({ hasText: 'letter' })
    .getByRole('button', { name: 'Mark as seen' })
    .click();
  await expect(tab(page, 'Letters')).toHaveText('Letters');
  await expect(page).toHaveTitle(/^\(1\) /);
  await tab(page, 'Friends').click();
  await expect(page).toHaveURL(/\/notifications\/friends/);
  await expect(rows(page, 'Friends')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(page).toHaveTitle(/^Notifications/);
  await page.reload();
  await expect(page).toHaveTitle(/^Notifications/);
  for (const category of ['Challenges', 'Free spins']) {
    await tab(page, category).click();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  }
});

test('ten to a page, in every category of their own; a group that is turned off tells nothing', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  const recipient = await ann.id();
  const letter = (text: string) => ben.ask('POST', '/letters/send', { recipient, text });
  await Promise.all(Array.from({ length: 11 }, (_, index) => letter(`Number ${index}`)));
  await ann.ask('POST', '/settings/update', { notificationSettings: { letter: false } });
  await letter('Quietly');
  const { page } = ann;
  await ann.visit('/notifications/letters');
  await expect(rows(page, 'Letters')).toHaveCount(10);
  await expect(tab(page, 'Letters')).toHaveText('Letters11');
  await page.getByRole('button', { name: /Show more/ }).click();
  await expect(rows(page, 'Letters')).toHaveCount(11);
  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(tab(page, 'All')).toHaveText('All1');
  await tab(page, 'All').click();
  await expect(rows(page, 'All')).toHaveCount(10);
});
