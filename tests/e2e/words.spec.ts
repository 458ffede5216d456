import { SUGGESTION_VOTES } from '../../contract/limits';
import type { Suggestion } from '../../contract/suggestion';
import { expect, test, Visitor } from './support/fair';

const place = { slug: 'Nav.Games', lang: 'de' };

interface Fetched {
  address: string;
  /** Of the body, over the line. */
  bytes: number;
  isKept: boolean;
}

/** What a visit to a screen fetches of words, until it fetches nothing more. */
const wordsFetched = async (visitor: Visitor, path: string): Promise<Fetched[]> => {
  const line = await visitor.page.context().newCDPSession(visitor.page);
  const asked = new Map<string, Fetched>();
  line.on('Network.responseReceived', ({ requestId, response }) => {
    const address = /\/translate\/.*/.exec(response.url)?.[0];
    const isKept = response.fromDiskCache === true;
    if (address !== undefined)
      asked.set(requestId, { address, bytes: -response.encodedDataLength, isKept });
  });
  line.on('Network.requestServedFromCache', ({ requestId }) => {
    const known = asked.get(requestId);
    if (known !== undefined) known.isKept = true;
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const known = asked.get(requestId);
    if (known !== undefined) known.bytes += bytes;
  });
  await line.send('Network.enable');
  await visitor.visit(path);
  await visitor.page.waitForLoadState('networkidle');
  await line.detach();
  return [...asked.values()];
};

for (const path of ['/', '/games/lantern-run', '/play/lantern-run', '/sign-in', '/tournaments'])
  test(`a first visit to ${path} brings no more words than 12 kB, a second one none again`, async ({
    visitor,
  }) => {
    const first = await wordsFetched(visitor, path);
    expect(first.map(({ address }) => address)).toContainEqual(
      expect.stringMatching(/^\/translate\/lang\/en-US\/home\/[\w-]{12}$/),
    );
    expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(12 * 1_024);
    const second = await wordsFetched(visitor, path);
    // What came late, after the first look, is looked for beside it.
    const again = second.filter(({ address }) => first.some((one) => one.address === address));
    expect(again.length).toBeGreaterThan(0);
    expect(again.filter(({ isKept }) => !isKept)).toEqual([]);
  });

test('in another language a screen is never seen in English, nor its words reported', async ({
  page,
  visitor,
}) => {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (/\/translate\/(list|create)$/.test(request.url())) reported.push(request.url());
  });
  await page.addInitScript(() => {
    localStorage.setItem('languageV2', '{"code":"ar"}');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (heading !== '') seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await visitor.visit('/tournaments');
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(['البطولات']);
  expect(reported).toEqual([]);
});

test('what was suggested and voted for stands in a second browser that nobody reloads', async ({
  page,
  visitor,
  elsewhere,
}) => {
  const there = elsewhere.page.getByRole('banner');
  await new Visitor(elsewhere.page, visitor.server).visit();
  await elsewhere.page.evaluate(() => localStorage.setItem('languageV2', '{"code":"de"}'));
  await elsewhere.page.reload();
  await expect(there.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  const translate = `Buden ${Date.now().toString(36)}`;
  await visitor.arrive();
  const { _id } = await visitor.ask<Suggestion>('POST', '/translate/suggest', {
    ...place,
    translate,
  });
  const link = there.getByRole('link', { name: translate });
  for (let votes = 0; votes < SUGGESTION_VOTES; votes += 1) {
    await expect(link).toHaveCount(0);
    const voter = new Visitor(page, visitor.server);
    await voter.arrive();
    await voter.ask('POST', '/translate/upvote', { _id });
  }
  await expect(link).toBeVisible();
});

test('a phrase is opened where it stands, tried in the page, suggested and read among one’s own', async ({
  page,
  visitor,
}) => {
  await visitor.arrive();
  await page.evaluate(() => localStorage.setItem('languageV2', '{"code":"nl"}'));
  await visitor.visit('/translate');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Translate this page' }).click();
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-wording', 'missing');
  await heading.click();
  const editor = page.getByRole('dialog', { name: 'A phrase of Translate' });
  const suggest = editor.getByRole('button', { name: 'Suggest' });
  await expect(suggest).toBeDisabled();
  const words = `Vertaald door de spelers ${Date.now().toString(36)}`;
  await editor.getByRole('textbox').fill('Vertaald door {nobody}');
  await expect(editor.getByText('Keep every place in braces as it is, and add none')).toBeVisible();
  await editor.getByRole('textbox').fill(words);
  await expect(heading).toHaveText(new RegExp(words));
  await suggest.click();
  await expect(editor.getByText('Thank you: others can vote for it now.').last()).toBeVisible();
  await expect(editor.getByRole('listitem').getByText(words)).toBeVisible();
  await expect(heading).toHaveAttribute('data-wording', 'suggested');
  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(heading).not.toHaveText(new RegExp(words));
  await page.getByRole('button', { name: 'Done translating' }).last().click();
  await expect(heading).not.toHaveAttribute('data-wording');
  await expect(main.getByRole('listitem').filter({ hasText: words })).toContainText(
    'Waits for votes',
  );
});

test('without a connection the words wait in the outbox, and arrive once', async ({
  page,
  visitor,
}) => {
  await visitor.arrive();
  await page.evaluate(() => localStorage.setItem('languageV2', '{"code":"nl"}'));
  await visitor.visit('/translate');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Games', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'A phrase of Nav' });
  const words = `Jeux ${Date.now().toString(36)}`;
  await editor.getByRole('textbox').fill(words);
  await page.context().setOffline(true);
  await editor.getByRole('button', { name: 'Suggest' }).click();
  await expect(
    editor.getByText('It waits for a connection, and is sent then.').last(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(main.getByRole('listitem').filter({ hasText: words })).toContainText(
    'Waits for votes',
  );
});

test('a dialog is translated as the page is, and Escape closes the phrase before the dialog', async ({
  page,
  visitor,
}) => {
  await visitor.arrive();
  await visitor.visit('/translate');
  await page.getByRole('main').getByRole('button', { name: 'Translate this page' }).click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: 'Language and look' }).click({ modifiers: ['Alt'] });
  // Its name is what is translated.
  const dialog = page.locator('dialog[open]');
  const heading = dialog.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveAttribute('data-wording', 'shipped');
  // The keyboard reaches it.
  await heading.focus();
  await page.keyboard.press('Enter');
  const editor = dialog.getByRole('dialog', { name: 'A phrase of Locale' });
  await expect(editor).toBeFocused();
  await editor.getByRole('textbox').fill('Tongue and look');
  await expect(heading).toHaveText(/Tongue and look/);
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(heading).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Done translating' }).last()).toBeEnabled();
});

test('a phrase of a dialog is seen on its own screen as well', async ({ page, visitor }) => {
  await visitor.arrive();
  await visitor.visit('/translate');
  await page.getByRole('main').getByRole('button', { name: 'Translate this page' }).click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: 'Language and look' }).click({ modifiers: ['Alt'] });
  const dialog = page.getByRole('dialog', { name: 'Language and look' });
  const title = dialog.getByRole('heading', { name: 'Language and look' });
  // A press before the outlines are there means the dialog.
  await expect(title).toHaveAttribute('data-wording', 'shipped');
  await title.click();
  await dialog.getByRole('link', { name: 'See it at /settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  const heading = page.getByRole('main').getByRole('heading', { name: 'Language and look' });
  await expect(heading).toHaveAttribute('data-wording-sought', '');
  await expect(dialog).toBeHidden();
});
