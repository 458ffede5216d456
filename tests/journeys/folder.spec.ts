import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, Visitor } from '../e2e/support/fair';

const pixels = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } });
const png = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await pixels(colour).png().toBuffer(),
});
const jpeg = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await pixels(colour).jpeg().toBuffer(),
});
const text = (name: string, mimeType: string, words: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(words),
});
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script/></svg>';

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });
const pictures = (page: Page) => part(page, 'Pictures');
const use = (page: Page) => page.getByRole('button', { name: 'Use this picture' });

test('pictures go into the folder, lies are refused, many are deleted at once', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.arrive();
  await visitor.visit('/profile/me');
  const folder = pictures(page);
  const add = folder.getByLabel('Add a picture');
  const held = folder.getByRole('button', { name: /^Open picture/ });
  await expect(folder.getByText('You have no pictures yet.')).toBeVisible();
  const files = [
    await png('a.png', '#c33'),
    await jpeg('b.jpg', '#3c3'),
    await png('c.png', '#33c'),
  ];
  for (const [index, file] of files.entries()) {
    await add.setInputFiles(file);
    await use(page).click();
    await expect(held).toHaveCount(index + 1);
  }
  await add.setInputFiles(text('lie.png', 'image/png', 'no picture at all'));
  await expect(folder.getByText('This file is not a picture that can be shown.')).toBeVisible();
  await expect(use(page)).toBeHidden();
  await add.setInputFiles(text('drawn.svg', 'image/svg+xml', SVG));
  await expect(folder.getByText('drawn.svg')).toBeVisible();
  await expect(folder.getByText('This file is not a picture that can be shown.')).toBeVisible();
  await expect(use(page)).toBeHidden();
  await expect(held).toHaveCount(3);

  for (const at of [1, 3]) await folder.getByLabel(`Select picture ${at} of 3`).check();
  await expect(folder.getByText('2 pictures selected')).toBeVisible();
  await folder.getByRole('button', { name: 'Delete', exact: true }).click();
  await folder.getByRole('button', { name: 'Keep them' }).click();
  await expect(held).toHaveCount(3);
  await folder.getByRole('button', { name: 'Delete', exact: true }).click();
  await folder.getByRole('button', { name: 'Delete them' }).click();
  await expect(held).toHaveCount(1);
});

test('an icon and a background are seen by others, the icon in lists too', async ({
  visitor: ann,
  elsewhere,
}) => {
  const ben = new Visitor(elsewhere.page, ann.server);
  await Promise.all([ann.arrive(), ben.arrive()]);
  await ann.visit('/profile/me');
  const look = part(ann.page, 'The look of your profile');
  await look.getByLabel('Choose a picture').setInputFiles(await png('me.png', '#a3a'));
  await use(ann.page).click();
  await expect(look.getByRole('button', { name: 'Remove it' })).toHaveCount(1);
  await look.getByLabel('Choose a background').setInputFiles(await jpeg('sky.jpg', '#36a'));
  await use(ann.page).click();
  await expect(look.getByRole('button', { name: 'Remove it' })).toHaveCount(2);

  const drawn = () =>
    ben.page
      .getByRole('main')
      .locator('img[src^="/images/"]')
      .evaluateAll((all) =>
        all.map((each) => each instanceof HTMLImageElement && each.naturalWidth),
      );
  await ben.visit(`/profile/${await ann.id()}`);
  await expect.poll(drawn).toEqual([600, 512]);
  await ben.visit('/friends/find');
  await ben.page.getByRole('searchbox', { name: 'Search by name' }).fill(ann.username);
  await expect(ben.page.getByRole('list', { name: 'Find players' }).locator('> li')).toHaveCount(1);
  await expect.poll(drawn).toEqual([128]);
  // One that does not load leaves the drawn face in its place.
  await ben.page.route('**/images/*', (route) => route.abort());
  await ben.page.getByRole('button', { name: new RegExp(`^About ${ann.username}`) }).click();
  const card = ben.page.getByRole('dialog', { name: ann.username });
  await expect(card.getByRole('heading', { name: ann.username })).toBeVisible();
  await expect(card.locator('img')).toBeHidden();
});

test('the viewer turns by keys, buttons and swipes, only inside its ends, and gives the page back', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.arrive();
  for (const colour of ['#c33', '#3c3', '#33c'])
    await visitor.ask('POST', '/settings/upload', {
      file: (await png('x.png', colour)).buffer.toString('base64'),
      name: 'x.png',
    });
  await visitor.visit('/profile/me');
  const first = pictures(page).getByRole('button', { name: 'Open picture 1 of 3' });
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  const place = viewer.getByText(/^\d \/ \d$/);
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const before = 'visible';
  await expect(place).toHaveText('1 / 3');
  expect(await scrolls()).toBe('hidden');
  for (const [key, at] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place).toHaveText(`${at} / 3`);
  }
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(place).toHaveText('3 / 3');
  await expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // A finger on the glass, as a phone tells of it.
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(600, 800);
  await expect(place).toHaveText('2 / 3');
  await swipe(800, 600);
  await expect(place).toHaveText('3 / 3');
  await swipe(800, 600);
  await swipe(700, 690);
  await expect(place).toHaveText('3 / 3');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect(await scrolls()).toBe(before);
  await expect(first).toBeFocused();
});
