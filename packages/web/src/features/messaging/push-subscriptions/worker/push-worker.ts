import { openNotification } from './open-notification.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showPush } from './show-push.ts';

/** Runs in the service worker, beside what keeps the app for times without a connection (`build/push-worker.ts`). */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(self, event.notification)),
);
self.addEventListener('pushsubscriptionchange', (event) => {
  // Nobody is there to be told of a failure; the next start of the app looks again.
  (event as ExtendableEvent).waitUntil(renewSubscription(self, event).catch(() => undefined));
});
