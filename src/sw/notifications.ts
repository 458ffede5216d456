import type { PushMessage } from '../../contract/push';

declare const self: ServiceWorkerGlobalScope;

/** Browsers let a click open a page for about a second: a page that is busy has half of it. */
const REPLY_MS = 500;
const ICON = '/brand/icon-192.png';

/** What is pushed, or undefined for what this build cannot read. */
const readMessage = (data: PushMessageData | null): PushMessage | undefined => {
  try {
    const message = data?.json() as Partial<PushMessage> | null;
    const isWhole =
      typeof message?.id === 'string' &&
      typeof message.title === 'string' &&
      typeof message.body === 'string' &&
      typeof message.url === 'string';
    return isWhole ? (message as PushMessage) : undefined;
  } catch {
    return undefined;
  }
};

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whether a page took a word in hand; one that still starts, or is of nobody, does not answer. */
const took = (page: WindowClient, word: object): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(false), REPLY_MS);
    port1.onmessage = () => resolve(true);
    page.postMessage(word, [port2]);
  });

/** Shows what was pushed, unless a page that can be seen tells it. */
export const showPushed = async (data: PushMessageData | null): Promise<void> => {
  const message = readMessage(data);
  if (message === undefined) return;
  const { id, category, language, title, body, url } = message;
  const seen = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible');
  const word = { type: 'push.arrived', category };
  const told = await Promise.all(seen.map((page) => took(page, word)));
  if (told.includes(true)) return;
  await self.registration.showNotification(title, {
    body,
    // One that is pushed again replaces itself.
    tag: `${category}:${id}`,
    lang: language,
    icon: ICON,
    data: { url },
  });
};

const isGame = ({ url }: WindowClient): boolean => new URL(url).pathname.startsWith('/play/');

/** Leads to what a notification is about: in a page that is open, but never over a game. */
export const followNotification = async (notification: Notification): Promise<void> => {
  notification.close();
  const { url } = notification.data as { url: string };
  const page = (await pages()).find((one) => !isGame(one));
  if (page !== undefined && (await took(page, { type: 'push.followed', to: url }))) {
    await page.focus();
    return;
  }
  await self.clients.openWindow(url);
};

/** The browser gave the subscription up: a new one under the same key, and pages register it. */
export const renewSubscription = async (old: PushSubscription | null): Promise<void> => {
  const applicationServerKey = old?.options.applicationServerKey;
  if (applicationServerKey != null) {
    await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => undefined);
  }
  for (const page of await pages()) page.postMessage({ type: 'push.lost' });
};
