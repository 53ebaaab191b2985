import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { installApp, installedAt, watchInstallOffer } from './install-prompt.ts';

afterEach(() => {
  installedAt.set(null);
  delete document.documentElement.dataset.installed;
});

function offer() {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  });
}

it('keeps the offer for later, uses it once, and then tells how it is done', async () => {
  const page = new EventTarget();
  watchInstallOffer(page);
  const event = offer();
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  installApp();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  installApp();
  const dialog = await screen.findByRole('dialog', { name: 'Install Chitta' });
  expect(event.prompt).toHaveBeenCalledTimes(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.childElementCount).toBe(0);
});

it('drops the offer once the app is installed, and says when that was', () => {
  const page = new EventTarget();
  watchInstallOffer(page);
  const event = offer();
  page.dispatchEvent(event);
  page.dispatchEvent(new Event('appinstalled'));
  expect(installedAt.get()).toBeTypeOf('number');
  expect(document.documentElement.dataset.installed).toBe('true');
});
