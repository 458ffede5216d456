import { forgetDeviceToken, registerDeviceToken } from '../../../contract/auth';
import { getBootstrap } from '../../../contract/branding';
import type { Problem } from '../../../contract/problems';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { PushGap, PushWord, pushPorts } from '../../../machines/push/push.words';
import type { Asks } from '../api';
import type { Io } from '../io';

const WORKER = '/sw.js';
const REGISTER = 'push.register';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The service worker of this origin; the development server has none. */
const startWorker = async (): Promise<ServiceWorkerRegistration | PushGap> => {
  if (!window.isSecureContext) return 'insecure';
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return 'missing';
  // Its files would compete with those of the page.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const started = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  // Where site data is blocked some browsers resolve with nothing.
  const registration = started as ServiceWorkerRegistration | undefined;
  const canPush = 'PushManager' in window && 'Notification' in window;
  return registration === undefined || !canPush ? 'missing' : registration;
};

/** The browser's subscription under the platform's key; one under another key is of no use. */
const subscribe = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  const heldKey = held?.options.applicationServerKey;
  if (held !== null && heldKey != null && base64url(heldKey) === key) return held;
  await held?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** What the platform keeps of a subscription: the same text for the same one. */
const addressOf = (subscription: PushSubscription): string => {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
};

const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  const isEnded = (await held?.unsubscribe()) ?? true;
  if (!isEnded) throw new Error('The browser keeps the subscription');
};

/** Push in this browser; the stored token says whether somebody is signed in. */
export const pushAdapters = (asks: Asks, { tokenOf }: Io): AdaptersOf<typeof pushPorts> => {
  const askKey = asks(REGISTER, getBootstrap, {
    answered: ({ environment }) => ({ type: 'push.keyed' as const, key: environment.pushKey }),
  });
  const register = asks(REGISTER, registerDeviceToken, {
    given: ({ token }: { token: string }) => ({ body: { token, deviceName: 'A browser' } }),
    answered: () => ({ type: 'push.registered' as const }),
    refused: (problem: Problem) => ({ type: 'push.refused' as const, problem }),
  });
  const forget = asks('push.drop', forgetDeviceToken, {
    answered: () => ({ type: 'push.dropped' as const }),
    // The browser takes nothing more: what is sent to it comes back as gone.
    refused: () => ({ type: 'push.dropped' as const }),
  });
  return {
    'push.prepare': (_, answer) => {
      const failed = () => answer({ type: 'push.unsupported', gap: 'failed' });
      startWorker().then((started) => {
        if (typeof started === 'string') answer({ type: 'push.unsupported', gap: started });
        else answer({ type: 'push.prepared', permission: Notification.permission });
      }, failed);
      return undefined;
    },
    'push.ask': (_, answer) => {
      Notification.requestPermission().then(
        (permission) => answer({ type: 'push.answered', permission }),
        () => answer({ type: 'port.failed', port: 'push.ask' }),
      );
      return undefined;
    },
    'push.register': (_, answer, hear) => {
      if (Notification.permission !== 'granted') {
        answer({ type: 'push.answered', permission: Notification.permission });
        return undefined;
      }
      let isOpen = true;
      const failed = () => answer({ type: 'port.failed', port: REGISTER });
      let end = askKey(
        undefined,
        (fact) => {
          if (fact.type === 'port.failed') return failed();
          subscribe(fact.key).then((subscription) => {
            if (isOpen) end = register({ token: addressOf(subscription) }, answer, hear);
          }, failed);
        },
        hear,
      );
      return () => {
        isOpen = false;
        end?.();
      };
    },
    'push.drop': ({ told }, answer, hear) => {
      let end: (() => void) | undefined;
      unsubscribe().then(
        () => {
          const dropped = () => answer({ type: 'push.dropped' });
          if (told) end = forget(undefined, dropped, hear);
          else dropped();
        },
        () => answer({ type: 'port.failed', port: 'push.drop' }),
      );
      return () => end?.();
    },
    'push.watch': (_, answer) => {
      if (!('serviceWorker' in navigator)) return undefined;
      const told = ({ data, ports: [reply] }: MessageEvent<PushWord>) => {
        // Unanswered, the worker shows it: a page of nobody does not tell it.
        if (data.type === 'push.arrived' && tokenOf() === undefined) return;
        reply?.postMessage('told');
        answer(data);
      };
      navigator.serviceWorker.addEventListener('message', told);
      navigator.serviceWorker.startMessages();
      return () => navigator.serviceWorker.removeEventListener('message', told);
    },
  };
};
