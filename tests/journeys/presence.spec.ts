import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../e2e/support/fair';

const row = (page: Page, username: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: username }) });

test('a friend is here as long as one of their tabs is, and a moment ago once the last closed', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = new Visitor(elsewhere.page, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  await ann.befriend(ben);
  const annId = await ann.id();
  await ann.visit('/friends');
  const friend = row(ann.page, ben.username);
  await expect(friend).toContainText('Offline');
  await ben.visit('/');
  await expect(friend).toContainText('Online');
  const second = new Visitor(await elsewhere.context.newPage(), ann.server);
  await second.visit('/games');
  await expect(second.account).toBeVisible();
  await ben.page.close();
  // What ben does after the tab closed is seen after it: the presence beside it is the new one.
  await ben.ask('POST', '/friends/follow', { _id: annId });
  await expect(friend).toContainText('Follows you');
  await expect(friend).toContainText('Online');
  // On the front page, a friend who is here stands in the strip.
  await ann.visit('/');
  const strip = ann.page.getByRole('list', { name: 'Friends who are here' });
  await expect(strip.getByRole('button', { name: `About ${ben.username}, Online` })).toBeVisible();
  await expect(ann.page.getByText(/^(5\d|6\d|70) players online$/)).toBeVisible();
  await second.page.close();
  await ann.visit('/friends');
  await expect(friend).toContainText('Here a moment ago');
});
