import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asOperator } from '../support/operator';
import { GLANCE_MS, LONG_MS } from '../support/patience';
import { expect, test } from './support/fair';

const landing = 'https://pier.example/evening';

/** What hostile markup tries, each answering what it got hold of; whatever throws got nothing. */
const attempts: Readonly<Record<string, string>> = {
  'the page’s document': 'parent.document.body',
  'the top’s document': 'top.document.body',
  'the address of the page': 'top.location.href',
  'another address for the page': "(top.location.href = '/sign-in')",
  'another address, replaced': "top.location.replace('/sign-in') ?? 1",
  'local storage': 'localStorage.length',
  'session storage': 'sessionStorage.length',
  cookies: 'document.cookie',
  'a cookie of its own': "(document.cookie = 'a=b', document.cookie)",
  'a database': "await settled(indexedDB.open('a'))",
  'kept answers': 'await caches.keys()',
  'an answer of the API': "(await fetch('/api/bootstrap')).status",
  'an answer of another origin': "(await fetch('https://pier.example/')).status",
  'a request of the old kind': "await asked('/api/bootstrap')",
  'a picture of the platform': "await loaded('img', '/brand/logo.svg')",
  'a script of the platform': "await loaded('script', '/sw.js')",
  'a socket': "await opened(new WebSocket('ws://' + location.host + '/messageHub'))",
  'a stream of events': "await opened(new EventSource('/messageHub'))",
  'a service worker': "await navigator.serviceWorker.register('/sw.js')",
  'another window': "open('/sign-in')",
  'a frame of the platform': 'await framed()',
  'the place where the player is':
    'await new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no))',
  'a camera': 'await navigator.mediaDevices.getUserMedia({ video: true })',
  'what was copied': 'await navigator.clipboard.readText()',
  'the whole screen': 'await document.documentElement.requestFullscreen() ?? 1',
  'a question to the player': "prompt('Your password?')",
};

const hostile = `<!doctype html><meta charset="utf-8"><body><script>
const settled = (asked) => new Promise((yes, no) => { asked.onsuccess = () => yes(1); asked.onerror = no; });
const opened = (line) => new Promise((yes, no) => { line.onopen = () => yes(1); line.onerror = no; });
const asked = (url) => new Promise((yes, no) => { const it = new XMLHttpRequest(); it.open('GET', url); it.onload = () => yes(it.status); it.onerror = no; it.send(); });
const loaded = (tag, src) => new Promise((yes, no) => { const it = document.createElement(tag); it.onload = () => yes(1); it.onerror = no; it.src = src; document.body.append(it); });
const framed = () => new Promise((yes, no) => { const it = document.createElement('iframe'); it.src = '/sign-in'; it.onload = () => { try { yes(it.contentDocument.body.children.length) } catch (error) { no(error) } }; document.body.append(it); });
const attempts = {
${Object.entries(attempts)
  .map(([name, attempt]) => `  ${JSON.stringify(name)}: async () => ${attempt},`)
  .join('\n')}
};
(async () => {
  const reached = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    // Some are never answered at all.
    const got = await Promise.race([attempt().catch(() => undefined), new Promise((yes) => setTimeout(yes, ${GLANCE_MS}))]);
    if (got !== undefined && got !== null && got !== '' && got !== 0) reached.push(name + ': ' + got);
  }
  // What leads the top elsewhere without asking for an answer.
  const form = document.createElement('form');
  form.action = '/sign-in'; form.target = '_top'; document.body.append(form); form.submit();
  const link = document.createElement('a');
  link.href = '/sign-in'; link.target = '_top'; document.body.append(link); link.click();
  parent.postMessage({ type: 'session.close' }, '*');
  alert('Your account is locked');
  document.title = 'done';
  document.body.dataset.reached = JSON.stringify(reached);
})();
</script>`;

test('hostile markup reaches nothing outside its frame, and what it covers leads where the operator said', async ({
  page,
  visitor,
}) => {
  test.setTimeout(LONG_MS);
  const { server } = visitor;
  const file = join(server.dataDir, 'hostile.json');
  const terms = {
    name: 'Sample Pier',
    placements: ['lobby'],
    landingUrl: landing,
    content: { type: 'HTML/JS', html: hostile, isIframe: true },
  };
  await writeFile(file, JSON.stringify(terms));
  for (const sample of ['pier', 'lights'])
    await asOperator(server, 'end-advertisement', `advertisement_sample-${sample}`);
  await asOperator(server, 'advertisement', file, 'advertisement_hostile');

  const context = page.context();
  await context.route('https://pier.example/**', (route) =>
    route.fulfill({ body: 'An evening by the sea', contentType: 'text/plain' }),
  );
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await visitor.visit();
  const home = page.url();
  await page.evaluate(() => localStorage.setItem('planted', 'here'));
  const block = page.getByRole('complementary', { name: 'Advertisement' });
  await block.scrollIntoViewIfNeeded();
  const counted = page.waitForRequest('**/api/advertisements/load');
  await expect(block.getByText('Advertisement', { exact: true })).toBeVisible();
  const body = page.frameLocator('aside iframe').locator('body[data-reached]');
  await expect(body).toHaveAttribute('data-reached', '[]');
  await counted;
  expect({ dialogs, pages: context.pages().length, url: page.url() }).toEqual({
    dialogs: [],
    pages: 1,
    url: home,
  });
  expect(await page.evaluate(() => localStorage.getItem('planted'))).toBe('here');

  // The press in the middle of it is the link’s; the other tab does not wait for the report.
  const opening = context.waitForEvent('page');
  const reported = page.waitForRequest('**/api/advertisements/click');
  await block.getByRole('link', { name: 'Sample Pier' }).click();
  const opened = await opening;
  await reported;
  await expect.poll(() => opened.url()).toBe(landing);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(home);

  await asOperator(server, 'end-advertisement', 'advertisement_hostile');
  await visitor.visit();
  await expect(block).toHaveCount(0);
});
