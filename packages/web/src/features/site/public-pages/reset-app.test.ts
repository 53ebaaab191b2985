import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetStoredApp } from './reset-app.ts';

function stubServiceWorkers(registrations: readonly { readonly unregister: () => Promise<boolean> }[]) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => registrations },
  });
}

describe('forgetStoredApp', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('removes the stored app, and nothing that belongs to the member', async () => {
    const unregister = vi.fn(async () => true);
    stubServiceWorkers([{ unregister }, { unregister }]);
    const names = new Set(['content', 'precache']);
    vi.stubGlobal('caches', {
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
    });
    localStorage.setItem('language', 'es');
    sessionStorage.setItem('chitta.draft-of-tab.7', 'abc');
    await forgetStoredApp();
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(names.size).toBe(0);
    expect(localStorage.getItem('language')).toBe('es');
    expect(sessionStorage.getItem('chitta.draft-of-tab.7')).toBe('abc');
  });

  it('has nothing to do where the browser stores no apps', async () => {
    await expect(forgetStoredApp()).resolves.toBeUndefined();
  });
});
