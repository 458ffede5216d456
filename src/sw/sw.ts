import { followNotification, renewSubscription, showPushed } from './notifications';
import { answeringOf } from './requests.rules';
import { answerFile, answerPage, dropOldShells, keepShell, preloadPages } from './shell';

declare const self: ServiceWorkerGlobalScope;

/** The service worker: the shell while there is no network, and what is pushed. */
self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldShells(), preloadPages()])),
);
self.addEventListener('fetch', (event) => {
  const answering = answeringOf(event.request, self.location.origin);
  if (answering === 'page') event.respondWith(answerPage(event));
  if (answering === 'file') event.respondWith(answerFile(event.request));
});
self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(followNotification(event.notification)),
);
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event.oldSubscription)),
);
