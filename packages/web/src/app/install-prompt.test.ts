import { expect, it, vi } from 'vitest';
import { installApp, installOffer, watchInstallOffer } from './install-prompt.ts';

function offer() {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  });
}

it('keeps the offer for later, and uses it once', async () => {
  const page = new EventTarget();
  watchInstallOffer(page);
  const event = offer();
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await installApp();
  await installApp();
  expect(event.prompt).toHaveBeenCalledTimes(1);
});

it('drops the offer once the app is installed', () => {
  const page = new EventTarget();
  watchInstallOffer(page);
  page.dispatchEvent(offer());
  page.dispatchEvent(new Event('appinstalled'));
  expect(installOffer.get()).toBeNull();
});
