import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetPushLanguage, keepPushLanguage } from '#web/lib/push/push-language.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { publicKey, stubPush } from '../testing/stub-push.ts';
import { openNotification } from './open-notification.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showPush } from './show-push.ts';

const origin = 'https://chitta.example';

/** A message as browsers hand it over, once it is decrypted. */
const message = (text: string) => ({ json: () => JSON.parse(text) }) as unknown as PushMessageData;

async function shownFor(data: PushMessageData | null) {
  const showNotification = vi.fn();
  await showPush({ registration: { showNotification } as never }, data);
  return showNotification.mock.calls;
}

describe('a push', () => {
  it('shows what it says', async () => {
    const data = message(
      '{"title":"Lie still","body":"What was there?","path":"/dream-input?night=1","tag":"morning"}',
    );
    expect(await shownFor(data)).toEqual([
      [
        'Lie still',
        {
          body: 'What was there?',
          tag: 'morning',
          icon: '/icons/icon-192.png',
          badge: '/icons/badge-96.png',
          data: { path: '/dream-input?night=1' },
        },
      ],
    ]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', message('{"title')],
    ['no object', message('"hello"')],
    ['no title', message('{"body":"x","path":"/journal"}')],
    ['an empty title', message('{"title":" "}')],
  ])('that carries %s still shows something, in the language that was chosen', async (_what, data) => {
    stubCaches();
    await keepPushLanguage('es');
    const [[title, options] = []] = await shownFor(data);
    expect(title).toBe('Chitta');
    expect(options).toMatchObject({ body: 'Hay algo nuevo para ti.', data: { path: '/' } });
    await forgetPushLanguage();
    const [[, inEnglish] = []] = await shownFor(data);
    expect(inEnglish).toMatchObject({ body: 'There is something new for you.' });
  });

  it('needs no storage to show something', async () => {
    vi.stubGlobal('caches', undefined);
    expect((await shownFor(null))[0]?.[0]).toBe('Chitta');
  });
});

/** Windows of the app, the one that was looked at last first. */
function stubWindows(...urls: readonly string[]) {
  const acts: string[] = [];
  const windows = urls.map((url) => ({
    url,
    focus: vi.fn(async () => void acts.push(`focus ${url}`)),
    navigate: vi.fn(async (to: string): Promise<unknown> => {
      acts.push(`${url} to ${to}`);
      return {};
    }),
  }));
  const clients = {
    matchAll: async () => windows,
    openWindow: async (url: string) => void acts.push(`open ${url}`),
  };
  const press = (data: unknown) =>
    openNotification({ clients, location: { origin } } as never, {
      data,
      close: () => void acts.push('close'),
    });
  return { acts, windows, press };
}

describe('a press on a notification', () => {
  it('brings the window forward that was looked at last, and leads it to the page', async () => {
    const { acts, press } = stubWindows(`${origin}/journal`, `${origin}/help`);
    await press({ path: '/oracle' });
    expect(acts).toEqual(['close', `focus ${origin}/journal`, `${origin}/journal to ${origin}/oracle`]);
  });

  it('loads nothing anew where the page is open', async () => {
    const { acts, press } = stubWindows(`${origin}/journal`, `${origin}/oracle`);
    await press({ path: '/oracle' });
    expect(acts).toEqual(['close', `focus ${origin}/oracle`]);
  });

  it('opens a window where there is none', async () => {
    const { acts, press } = stubWindows();
    await press({ path: '/journal/12?from=push' });
    expect(acts).toEqual(['close', `open ${origin}/journal/12?from=push`]);
  });

  it('leads a window that the browser will not bring forward, and opens another where it will not be led', async () => {
    const { acts, windows, press } = stubWindows(`${origin}/journal`);
    windows[0]?.focus.mockRejectedValue(new DOMException('no', 'InvalidAccessError'));
    await press({ path: '/oracle' });
    expect(acts).toEqual(['close', `${origin}/journal to ${origin}/oracle`]);
    windows[0]?.navigate.mockRejectedValue(new TypeError('not controlled'));
    await press({ path: '/oracle' });
    expect(acts.at(-1)).toBe(`open ${origin}/oracle`);
  });

  it.each([
    'https://evil.example/journal',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    7,
    undefined,
  ])('never leads away from here: %s', async (path) => {
    const { acts, press } = stubWindows();
    await press({ path });
    expect(acts).toEqual(['close', `open ${origin}/`]);
  });

  it('leads to the start where the notification says nothing', async () => {
    const { acts, press } = stubWindows();
    await press(null);
    expect(acts).toEqual(['close', `open ${origin}/`]);
  });
});

describe('a subscription that the browser has ended', () => {
  const subscribe = 'POST /api/push/subscribe';

  async function renew(change: object, status = 200) {
    const browser = stubPush({ permission: 'granted' });
    const calls = stubApi({
      'GET /api/push/vapid-public-key': { json: { publicKey } },
      [subscribe]: { status, json: { success: status === 200 } },
    });
    const registration = await navigator.serviceWorker.ready;
    await renewSubscription({ registration, navigator: { userAgent: 'Firefox' } as never }, change);
    return { browser, calls };
  }
  const old = {
    endpoint: 'https://push.example/old',
    options: { applicationServerKey: new Uint8Array(65).fill(4) },
  };

  it('is made again with the same key, and told with what it replaces', async () => {
    const { browser, calls } = await renew({ oldSubscription: old });
    expect(browser.subscription).not.toBeNull();
    expect(calls.map(({ key }) => key)).toEqual([subscribe]);
    expect(calls[0]?.body).toMatchObject({
      subscription: { endpoint: 'https://push.example/1', keys: { auth: 'a'.repeat(22) } },
      userAgent: 'Firefox',
      replaces: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is made with the server’s key where the browser tells nothing of the old one', async () => {
    const { browser, calls } = await renew({});
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/push/vapid-public-key', subscribe]);
    expect(new Uint8Array(browser.subscription?.options.applicationServerKey ?? [])).toEqual(
      new Uint8Array(65).fill(4),
    );
  });

  it('ends for good where nobody is signed in any more', async () => {
    const { browser } = await renew({ oldSubscription: old }, 401);
    expect(browser.subscription).toBeNull();
  });
});

describe('the script of the service worker', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('listens to all three', async () => {
    const heard: string[] = [];
    vi.spyOn(self, 'addEventListener').mockImplementation((name: string) => void heard.push(name));
    onTestFinished(() => void vi.restoreAllMocks());
    await import('./push-worker.ts');
    expect(heard).toEqual(['push', 'notificationclick', 'pushsubscriptionchange']);
  });
});
