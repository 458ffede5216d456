import { type PushMessage, PushSubscription } from '../../contract/push';
import type { PushKeys } from './push.keys';

/** `gone`: the browser takes no more messages, ever; `failed`: this one did not arrive. */
export type PushOutcome = 'sent' | 'gone' | 'failed';
export type SendPush = (to: PushSubscription, message: PushMessage) => Promise<PushOutcome>;

/** The push services of the browsers: no address of anybody else is called on a player's word. */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

const isService = (endpoint: string): boolean => {
  const { protocol, hostname, port } = new URL(endpoint);
  const isKnown = services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return protocol === 'https:' && port === '' && isKnown;
};

/** The subscription that a device's token holds; undefined for anything else. */
export const subscriptionOf = (token: string): PushSubscription | undefined => {
  try {
    const { data } = PushSubscription.safeParse(JSON.parse(token));
    return data !== undefined && isService(data.endpoint) ? data : undefined;
  } catch {
    return undefined;
  }
};

const DAY_S = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
const goneFor = new Set([404, 410]);

/** Push services take a way to reach the sender: an https address, or else one of mail. */
const contactOf = (address: string): string =>
  address.startsWith('https://') ? address : 'mailto:push@localhost';

/** Encrypts for the browser (RFC 8291) and hands it to the browser's push service. */
export const webPushSender =
  (keys: PushKeys, address: string): SendPush =>
  async (to, message) => {
    const { default: webPush } = await import('web-push');
    try {
      await webPush.sendNotification(to, JSON.stringify(message), {
        vapidDetails: { subject: contactOf(address), ...keys },
        TTL: DAY_S,
        timeout: TIMEOUT_MS,
      });
      return 'sent';
    } catch (error) {
      const isGone = error instanceof webPush.WebPushError && goneFor.has(error.statusCode);
      return isGone ? 'gone' : 'failed';
    }
  };
