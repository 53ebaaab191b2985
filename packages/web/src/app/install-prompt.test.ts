import { afterEach, expect, it, vi } from 'vitest';
import { installApp, installedAt, installHelp, watchInstallOffer } from './install-prompt.ts';

afterEach(() => {
  installedAt.set(null);
  installHelp.set(false);
});

function offer() {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  });
}

it('keeps the offer for later, uses it once, and then tells how it is done', () => {
  const page = new EventTarget();
  watchInstallOffer(page);
  const event = offer();
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  installApp();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(installHelp.get()).toBe(false);
  installApp();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(installHelp.get()).toBe(true);
});

it('drops the offer once the app is installed, and says when that was', () => {
  const page = new EventTarget();
  watchInstallOffer(page);
  const event = offer();
  page.dispatchEvent(event);
  page.dispatchEvent(new Event('appinstalled'));
  expect(installedAt.get()).toBeTypeOf('number');
  installApp();
  expect(event.prompt).not.toHaveBeenCalled();
});
