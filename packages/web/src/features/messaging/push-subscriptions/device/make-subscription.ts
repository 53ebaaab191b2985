import { keyBytes } from './key-bytes.ts';

/** Milliseconds that a service worker may take to be there: it is registered a while after the page. */
const patience = 20_000;

async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker is not ready')), patience);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const { applicationServerKey } = subscription.options;
  if (applicationServerKey === null) return false;
  return new Uint8Array(applicationServerKey).toString() === key.toString();
}

/** A subscription for the server's key: the one that there is, or a new one. */
export async function makeSubscription(
  publicKey: string,
): Promise<{ readonly subscription: PushSubscription; readonly isNew: boolean }> {
  const { pushManager } = await readyRegistration();
  const applicationServerKey = keyBytes(publicKey);
  const known = await pushManager.getSubscription();
  if (known && isFor(known, applicationServerKey)) return { subscription: known, isNew: false };
  // A browser has one; of another key nothing arrives any more.
  await known?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return { subscription, isNew: true };
}
