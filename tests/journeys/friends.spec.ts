import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../e2e/support/fair';
import { Gate } from '../e2e/support/gate';

const row = (page: Page, username: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: username }) });
const faceOf = (page: Page, username: string) =>
  page.getByRole('button', { name: new RegExp(`^About ${username}`) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });

/** Looks for a player; what was listed before would move away under a press. */
const find = async (page: Page, username: string): Promise<void> => {
  await search(page).fill(username);
  await expect(page.getByRole('list', { name: 'Find players' }).locator('> li')).toHaveCount(1);
};

/** Two players, each at one of the lists of people. */
const meet = async (ann: Visitor, page: Page): Promise<Visitor> => {
  const ben = new Visitor(page, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  return ben;
};

/** Ann asks, Ben accepts. */
const befriend = async (ann: Visitor, ben: Visitor): Promise<void> => {
  await ann.visit('/friends/find');
  await find(ann.page, ben.username);
  await row(ann.page, ben.username).getByRole('button', { name: 'Add friend' }).click();
  await expect(row(ann.page, ben.username).getByText('Cancel request')).toBeVisible();
  await ben.visit('/friends/requests');
  await row(ben.page, ann.username).getByRole('button', { name: 'Accept' }).click();
  await expect(ben.page.getByText('No open requests')).toBeVisible();
};

test('a request arrives live, is accepted, and both see their friend here', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  await ben.visit('/friends/requests');
  await expect(ben.page.getByText('No open requests')).toBeVisible();
  await ann.visit('/friends/find');
  await find(ann.page, ben.username);
  await row(ann.page, ben.username).getByRole('button', { name: 'Add friend' }).click();
  await expect(row(ben.page, ann.username)).toBeVisible();
  await expect(
    ben.page.getByRole('navigation').getByRole('link', { name: /Friends.*1 open request/ }),
  ).toBeVisible();
  await row(ben.page, ann.username).getByRole('button', { name: 'Accept' }).click();
  await expect(ben.page.getByText('No open requests')).toBeVisible();
  await ann.visit('/friends');
  await expect(row(ann.page, ben.username)).toContainText('Online');
  // Presence follows the other one's tabs.
  await ben.page.close();
  await expect(row(ann.page, ben.username)).toContainText('Here a moment ago');
});

test('a step outlives the row in which it was pressed', async ({ visitor: ann, elsewhere }) => {
  const ben = await meet(ann, elsewhere.page);
  const asked = new Gate();
  await asked.guard(ann.page, /api\/friends\/request/);
  await ann.visit('/friends/find');
  await find(ann.page, ben.username);
  await row(ann.page, ben.username).getByRole('button', { name: 'Add friend' }).click();
  await search(ann.page).fill('nobody of this name');
  await expect(row(ann.page, ben.username)).toBeHidden();
  await asked.pass();
  await find(ann.page, ben.username);
  await expect(row(ann.page, ben.username).getByText('Cancel request')).toBeVisible();
  await ben.visit('/friends/requests');
  await expect(row(ben.page, ann.username)).toBeVisible();
});

test('a friend becomes a favourite, and stays one after a reload', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  await befriend(ann, ben);
  await ann.visit('/friends');
  const kept = ann.page.waitForResponse('**/api/friends/make-favorite');
  await row(ann.page, ben.username).getByRole('button', { name: 'Mark as favorite' }).click();
  await kept;
  await ann.visit('/friends/favourites');
  await expect(
    row(ann.page, ben.username).getByRole('button', { name: 'No longer favorite' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('the card opens and closes by keyboard, and the focus comes back', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  await ann.visit('/friends/find');
  await find(ann.page, ben.username);
  const face = faceOf(ann.page, ben.username);
  await expect(face).toHaveCount(1);
  await face.focus();
  await ann.page.keyboard.press('Enter');
  const card = ann.page.getByRole('dialog', { name: ben.username });
  await expect(card).toBeFocused();
  await expect(card.getByRole('heading', { name: ben.username })).toBeVisible();
  await card.getByRole('button', { name: 'Follow' }).click();
  await expect(card.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await ann.page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(face).toBeFocused();
});

test('a block asks first; then neither finds the other, and nobody is told why', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  await befriend(ann, ben);
  await ann.visit('/friends');
  await faceOf(ann.page, ben.username).click();
  const card = ann.page.getByRole('dialog', { name: ben.username });
  const profile = await card.getByRole('link', { name: 'To the profile' }).getAttribute('href');
  await card.getByRole('button', { name: 'Block' }).click();
  const ask = ann.page.getByRole('dialog', { name: 'Block this player?' });
  await ask.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(row(ann.page, ben.username)).toBeVisible();
  await faceOf(ann.page, ben.username).click();
  await card.getByRole('button', { name: 'Block' }).click();
  await ask.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(ann.page.getByText('No friends yet')).toBeVisible();
  await ben.visit('/friends/find');
  await search(ben.page).fill(ann.username);
  await expect(ben.page.getByText('Nobody was found')).toBeVisible();
  await ann.visit('/friends/blocked');
  await row(ann.page, ben.username).getByRole('button', { name: 'Unblock' }).click();
  await expect(ann.page.getByText('You have blocked nobody')).toBeVisible();
  await ann.page.goto(ann.server.url + profile);
  await expect(ann.page.getByRole('heading', { level: 1, name: ben.username })).toBeVisible();
});

test('two requests that cross are a friendship; declined, cancelled and ended ones are nothing', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = await meet(ann, elsewhere.page);
  // Neither has heard of the other's request when asking.
  await ann.visit('/friends/find');
  await find(ann.page, ben.username);
  const them = row(ann.page, ben.username);
  await expect(them.getByRole('button', { name: 'Add friend' })).toBeVisible();
  await ann.page.route('**/messageHub/**', (route) => route.abort());
  await ben.ask('POST', '/friends/request', { _id: await ann.id() });
  await them.getByRole('button', { name: 'Add friend' }).or(them.getByText('Accept')).click();
  await ben.visit('/friends');
  const her = row(ben.page, ann.username);
  await expect(her).toBeVisible();

  // Ended by one, it is over for both, while they look.
  await ann.page.unroute('**/messageHub/**');
  await ann.visit('/friends');
  await expect(them).toBeVisible();
  await ben.page.getByRole('button', { name: `More about ${ann.username}` }).click();
  await ben.page.getByRole('menuitem', { name: 'Remove friend' }).click();
  const ask = ben.page.getByRole('dialog');
  await ask.getByRole('button', { name: /Remove/ }).click();
  await expect(ben.page.getByText('No friends yet')).toBeVisible();
  await expect(ann.page.getByText('No friends yet')).toBeVisible();

  // Asked again, cancelled; asked once more, declined: silent for who asked.
  await ann.visit('/friends/find');
  await find(ann.page, ben.username);
  await them.getByRole('button', { name: 'Add friend' }).click();
  await ben.visit('/friends/requests');
  await expect(her).toBeVisible();
  await them.getByRole('button', { name: 'Cancel request' }).click();
  await expect(ben.page.getByText('No open requests')).toBeVisible();
  await them.getByRole('button', { name: 'Add friend' }).click();
  await her.getByRole('button', { name: 'Decline' }).click();
  await expect(ben.page.getByText('No open requests')).toBeVisible();
});
