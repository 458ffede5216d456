import { expect, test } from './support/fair';

test('a round is played by keyboard alone', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/play/neon-orchard');
  const spin = page.getByRole('button', { name: /^Spin/ });
  await expect(spin).toBeEnabled();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await spin.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(spin).toBeFocused();
  const bet = page.waitForResponse('**/api/play/rounds');
  await page.keyboard.press('Enter');
  expect((await bet).status()).toBe(200);
});

test('the first tab stop skips to the content', async ({ visitor }) => {
  await visitor.visit();
  await visitor.page.keyboard.press('Tab');
  await expect(visitor.page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await visitor.page.keyboard.press('Enter');
  await expect(visitor.page.locator('#main')).toBeFocused();
});

test('an alert over a dialog is reached first; the dialog goes with its page', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.route('**/api/auth/sign-in', (route) => route.abort());
  await visitor.visit('/verify');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Carousel-2026');
  const alert = page.getByRole('alert').filter({ hasText: 'Open Connection To Server' });
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const dialog = page.getByRole('dialog', { name: 'Language and look' });
  const open = page.getByRole('contentinfo').getByRole('button', { name: 'Language and look' });
  await submit.click();
  await expect(alert).toBeVisible();
  await open.click();
  await alert.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await submit.click();
  await open.click();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${visitor.server.url}/verify`);
  await expect(dialog).toBeHidden();
});

test('on a phone no alert stands over what is pressed at a table', async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/settings/update', (route) =>
    route.fulfill({ status: 422, json: { status: 422, code: 'body-invalid', title: 'Refused' } }),
  );
  await visitor.arrive({ birthday: { day: 1, month: 5, year: 1990 } });
  await visitor.visit('/play/neon-orchard');
  await visitor.chooseMode('Fun');
  const alert = page.getByRole('alert').filter({ hasText: 'The play mode was not saved' });
  await expect(alert).toBeVisible();
  const spin = page.getByRole('button', { name: /^Spin/ });
  const box = async (of: typeof alert) => {
    const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const header = await box(page.getByRole('banner'));
  expect((await box(alert)).top).toBeGreaterThanOrEqual(header.bottom);
  expect((await box(alert)).bottom).toBeLessThan((await box(spin)).top);
});

for (const width of [360, 768, 1366]) {
  test(`nothing overflows at ${width} px`, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/sign-up', '/games/lantern-run', '/play/lantern-run', '/verify']) {
      await visitor.visit(path);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, wider]).toEqual([path, 0]);
    }
  });
}

test.describe('in a right-to-left language', () => {
  test.use({ locale: 'ar-EG' });

  test('Arabic is offered once, mirrors the page and speaks Arabic', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.visit();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    // One question at a time.
    await page.getByRole('button', { name: 'No, thanks' }).click();
    const offer = page.locator('section[lang="ar"]');
    await expect(offer).toHaveAttribute('dir', 'rtl');
    await offer.getByRole('button', { name: 'نعم' }).click();
    await expect(offer).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(offer).toBeHidden();
  });
});
