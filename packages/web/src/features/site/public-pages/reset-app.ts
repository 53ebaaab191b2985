/**
 * Removes the stored copy of the app from this browser: caches and service workers. Drafts, settings and the
 * session are left alone.
 */
export async function forgetStoredApp(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
