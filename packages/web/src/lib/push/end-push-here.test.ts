import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicKey, stubPush } from '#web/features/messaging/push-subscriptions/testing/stub-push.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { endPushHere } from './end-push-here.ts';
import { keepPushLanguage, readPushLanguage } from './push-language.ts';

describe('endPushHere', () => {
  afterEach(() => void vi.useRealTimers());

  it('ends the subscription, closes what is shown, and forgets the language', async () => {
    stubCaches();
    await keepPushLanguage('es');
    const browser = stubPush({ permission: 'granted', subscribedWith: publicKey });
    const shown = { title: 'x', close: vi.fn() };
    browser.shown.push(shown);
    await endPushHere();
    expect(browser.subscription).toBeNull();
    expect(shown.close).toHaveBeenCalledTimes(1);
    expect(await readPushLanguage()).toBe('en');
  });

  it('has nothing to do where the browser has none of it', async () => {
    await expect(endPushHere()).resolves.toBeUndefined();
  });

  it('does not wait for a browser that does not answer', async () => {
    vi.useFakeTimers();
    const browser = stubPush({ subscribedWith: publicKey });
    if (browser.subscription) browser.subscription.unsubscribe = () => new Promise(() => undefined);
    const ending = endPushHere();
    await vi.advanceTimersByTimeAsync(3000);
    await expect(ending).resolves.toBeUndefined();
  });
});
