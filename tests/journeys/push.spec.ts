import type { BrowserContext, Page } from '@playwright/test';
import { flags, wholeBrowser } from '../../scripts/browser.mjs';
import { BARE_PAGE, expect, test, type Visitor } from '../e2e/support/fair';

test.use({
  // Elsewhere workers are kept off: what a page asks for must reach `page.route`.
  serviceWorkers: 'allow',
  launchOptions: { args: flags, executablePath: wholeBrowser() },
});

/** Without a push service nothing subscribes: one that looks like the browser's own stands in. */
const fakeSubscription = () => {
  const kept = 'fake-push';
  const made = (): PushSubscription | null => {
    const key = localStorage.getItem(kept);
    if (key === null) return null;
    const padded = key.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
    return {
      options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => made();
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem(kept, String(options?.applicationServerKey));
    return made() as PushSubscription;
  };
};

const isSubscribed = (page: Page) =>
  page.evaluate(() => localStorage.getItem('fake-push') !== null);
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Delivers a push as the browser's own service would. */
const pusher = async (context: BrowserContext, page: Page) => {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (origin: string, message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
};

const gift = {
  id: 'notification_1',
  category: 'gifts',
  language: 'en-US',
  title: 'Fairground',
  body: 'Juniper sent you a gift',
  url: '/notifications/gifts',
};

const registers = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/auth/registerDeviceToken') &&
      response.request().method() === method &&
      response.ok(),
  );

const turn = async ({ page }: Visitor, way: 'on' | 'off') => {
  const told = registers(page, way === 'on' ? 'PUT' : 'DELETE');
  await page.getByRole('button', { name: `Turn ${way}` }).click();
  await told;
};

test('a browser is asked after a press, shows what is pushed unless a page tells it, and stops at sign-out', async ({
  visitor,
  context,
}) => {
  const { page, server } = visitor;
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.addInitScript(fakeSubscription);
  await visitor.arrive();
  await visitor.visit('/settings');
  expect(await isSubscribed(page)).toBe(false);
  await turn(visitor, 'on');
  expect(await isSubscribed(page)).toBe(true);
  await turn(visitor, 'off');
  expect(await isSubscribed(page)).toBe(false);
  await turn(visitor, 'on');
  const renewed = registers(page, 'PUT');
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => dispatchEvent(new Event('pushsubscriptionchange')));
  await renewed;
  await expect(page.getByText('What is new comes to this browser')).toBeVisible();

  const push = await pusher(context, page);
  const asked = page.waitForRequest('**/api/notifications');
  await push(server.url, { ...gift, id: 'notification_0' });
  await asked;

  // A page that is none of ours to tell, though of this origin.
  await page.goto(server.url + BARE_PAGE);
  await push(server.url, gift);
  const one = { title: gift.title, body: gift.body, tag: 'gifts:notification_1' };
  await expect.poll(() => shown(page)).toEqual([one]);
  await push(server.url, { ...gift, body: 'Juniper sent you two gifts' });
  await expect.poll(() => shown(page)).toEqual([{ ...one, body: 'Juniper sent you two gifts' }]);

  const again = registers(page, 'PUT');
  await visitor.visit('/friends');
  await again;
  await worker?.evaluate(async () => {
    const self = globalThis as unknown as ServiceWorkerRegistrationHolder;
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(`${server.url}/notifications/gifts`);
  expect(await shown(page)).toEqual([]);

  await visitor.signOut();
  await expect.poll(() => isSubscribed(page)).toBe(false);
});

/** As much of a worker's own world as the click needs; the page's types do not know it. */
interface ServiceWorkerRegistrationHolder extends EventTarget {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, given: { notification: Notification | undefined }) => Event;
}

test('without a network a page still opens and says so; with one it is never an old page', async ({
  visitor,
  context,
}) => {
  const { page, server } = visitor;
  await page.goto(server.url + BARE_PAGE);
  await page.evaluate(() => caches.open('shell-of-an-old-build'));
  const served = await page.request.get(`${server.url}/sw.js`);
  expect(served.headers()['cache-control']).toBe('no-cache');
  await visitor.visit('/games/lantern-run');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);

  await context.setOffline(true);
  await page.reload();
  // A page that its worker brings may believe that it is on line: Chromium 150 says so to it.
  const told = page.getByText(/Your device is offline|The connection is lost/);
  await expect(told.first()).toBeVisible();
  await page.goto(`${server.url}/sign-in`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);

  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const files = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const headers = { 'content-type': 'text/html' };
    await cache.put('/', new Response('<h1>An old page</h1>', { headers }));
    return files;
  });
  expect(kept.filter((file) => file !== '/' && !file.startsWith('/assets/'))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'An old page' })).toBeVisible();
});
