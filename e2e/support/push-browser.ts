import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { type BrowserPushService, endpointPath, startBrowserPushService } from './browser-push-service.ts';
import { startChitta } from './chitta.ts';

interface Running {
  readonly origin: string;
  readonly pushes: BrowserPushService;
}

/**
 * Endpoints name a host of Google's, which nothing here could post to: pages are told the local service's in its place.
 * It is all that is not the browser's own.
 */
function nameLocalService({ origin, path: tail }: { origin: string; path: string }): void {
  const { prototype } = PushSubscription;
  const own = Object.getOwnPropertyDescriptor(prototype, 'endpoint')?.get;
  const { toJSON } = prototype;
  Object.defineProperty(prototype, 'endpoint', {
    get() {
      return `${origin}${tail}${own?.call(this).split(tail)[1]}`;
    },
  });
  prototype.toJSON = function json() {
    return { ...toJSON.call(this), endpoint: this.endpoint };
  };
}

/**
 * `test` with a push service, a server that may post to it, and a whole Chromium with a profile of its own, which keeps
 * its subscription with that service: browsers without a profile have no pushes. `page` is its page, with `isInstalled` in
 * a window of its own, as an installed app has it.
 */
export const test = base.extend<
  { readonly isInstalled: boolean; context: BrowserContext; page: Page },
  { readonly withPush: Running }
>({
  isInstalled: [false, { option: true }],
  withPush: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-push-'));
      const pushes = await startBrowserPushService();
      const chitta = await startChitta(dataDir, undefined, undefined, {
        PUSH_PRIVATE_ORIGINS: pushes.origin,
      });
      await use({ origin: chitta.origin, pushes });
      await chitta.stop();
      await pushes.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ withPush }, use) => use(withPush.origin),
  context: async ({ withPush, isInstalled, viewport, locale, timezoneId, hasTouch, isMobile }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-profile-'));
    const { executablePath, args } = launchOptions;
    const context = await chromium.launchPersistentContext(profile, {
      // The small browser of other tests has no pushes.
      ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
      args: [...args, ...withPush.pushes.flags, ...(isInstalled ? [`--app=${withPush.origin}/learn`] : [])],
      serviceWorkers: 'allow',
      baseURL: withPush.origin,
      reducedMotion: 'reduce',
      viewport,
      hasTouch,
      // A phone that is emulated shows every window as a browser's.
      isMobile: isMobile && !isInstalled,
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
    await context.addInitScript(nameLocalService, { origin: withPush.pushes.origin, path: endpointPath });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
  page: async ({ context, isInstalled }, use) => {
    const [first] = context.pages();
    await use(isInstalled && first ? first : await context.newPage());
  },
});

/** What the browser shows now. */
export async function shownNotifications(
  page: Page,
): Promise<readonly { title: string; body: string; path: string }[]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
  });
}

/**
 * Presses the notification that is shown. No test can reach the screen of the system, so the event comes from within the
 * service worker, with the real notification; bringing the window forward is the one thing that the browser then refuses.
 */
export async function pressNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (name: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
