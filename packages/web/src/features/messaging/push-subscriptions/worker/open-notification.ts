import { startPath } from './push-content.ts';

/** The page of a notification. What leads away from here leads to the start. */
function pageOf(data: unknown, origin: string): string {
  const path = (data as { readonly path?: unknown } | null)?.path;
  const start = new URL(startPath, origin).href;
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return start;
  const page = new URL(path, origin);
  return page.origin === origin ? page.href : start;
}

/** Brings a window forward and leads it to the page; false where the browser does not let it. */
async function lead(window: WindowClient, page: string): Promise<boolean> {
  // Some browsers refuse to bring a window forward, but not to lead it.
  await window.focus().catch(() => undefined);
  if (window.url === page) return true;
  const led = await window.navigate(page).catch(() => null);
  return led !== null;
}

/** Opens the page that a pressed notification tells of: in a window that is open, else in one of its own. */
export async function openNotification(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Pick<Notification, 'close' | 'data'>,
): Promise<void> {
  notification.close();
  const page = pageOf(notification.data, location.origin);
  // The one that was looked at last comes first.
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === page) ?? windows[0];
  if (open && (await lead(open, page))) return;
  await clients.openWindow(page);
}
