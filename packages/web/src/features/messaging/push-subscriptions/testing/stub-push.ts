import { webcrypto } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';

/** Of the server; any 65 bytes will do. */
export const publicKey = Buffer.alloc(65, 4).toString('base64url');

interface StubOptions {
  readonly permission?: NotificationPermission;
  /** What becomes of the permission where it is asked for. */
  readonly answer?: NotificationPermission;
  /** The key of a subscription that there is already. */
  readonly subscribedWith?: string;
}

/** A browser's notifications and its subscription, as far as the app uses them: jsdom has neither. */
export function stubPush({ permission = 'default', answer = 'granted', subscribedWith }: StubOptions = {}) {
  const shown: { readonly title: string; close(): void }[] = [];
  let made = 0;
  const subscriptionFor = (applicationServerKey: ArrayBuffer) => {
    made += 1;
    const endpoint = `https://push.example/${made}`;
    return {
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({
        endpoint,
        expirationTime: null,
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      }),
      async unsubscribe() {
        browser.subscription = null;
        return true;
      },
    };
  };
  const browser = {
    subscription: null as ReturnType<typeof subscriptionFor> | null,
    /** Why the browser will not subscribe. */
    problem: null as Error | null,
    asked: 0,
    shown,
  };
  const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;
  if (subscribedWith !== undefined) browser.subscription = subscriptionFor(bytesOf(subscribedWith));

  const notifications = {
    permission,
    async requestPermission() {
      browser.asked += 1;
      notifications.permission = answer;
      return answer;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => browser.subscription,
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
        if (browser.problem) throw browser.problem;
        browser.subscription = subscriptionFor(applicationServerKey.buffer);
        return browser.subscription;
      },
    },
    getNotifications: async () => shown,
  };
  // It has digests, as browsers do where they have notifications.
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('Notification', notifications);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return Object.assign(browser, { notifications });
}

/** Has the page run as an installed app. */
export function stubStandalone(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('standalone') }),
  );
}
