import { ApiError } from '../api-error.ts';
import { isNetworkError } from '../error-message.ts';
import { createStore } from '../store.ts';

/** What keeps the app from working: no connection, a failing server, or a part of the app that did not load. */
export type NetworkFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'server'; readonly status: number }
  | { readonly kind: 'loading' };

export const networkFailure = createStore<NetworkFailure | null>(null);

const chunkError = /dynamically imported module|module script failed|loading chunk|preload/i;

/** Which failure screen an error calls for, or null where the page can go on. */
export function failureOf(error: unknown, isOnline: boolean): NetworkFailure | null {
  if (error instanceof ApiError) return error.status >= 500 ? { kind: 'server', status: error.status } : null;
  if (error instanceof Error && chunkError.test(error.message)) return { kind: 'loading' };
  if (isNetworkError(error)) return { kind: isOnline ? 'unreachable' : 'offline' };
  return null;
}

/** Opens the failure screen where the error calls for it. */
export function reportFailure(error: unknown): void {
  const failure = failureOf(error, navigator.onLine);
  if (failure) networkFailure.set(failure);
}

let prefetches = 0;

/** Fetches ahead what may never be needed: what does not come then is no failure, and is fetched when it is asked for. */
export async function asPrefetch<Result>(fetchAhead: () => Promise<Result>): Promise<Result> {
  prefetches += 1;
  try {
    return await fetchAhead();
  } finally {
    prefetches -= 1;
  }
}

/** The router loads a page anew, once, whose code it cannot fetch. Without a connection nobody would answer. */
function keepFromReloading({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
  } catch {
    // A browser that keeps nothing is not told; the router asks the same store.
  }
}

/** Follows the browser's connection and its failed module loads. Returns how to stop. */
export function watchNetwork(): () => void {
  const handleOffline = () => networkFailure.set({ kind: 'lost' });
  const handleOnline = () => networkFailure.set(null);
  const handlePreloadError = ({ payload }: VitePreloadErrorEvent) => {
    if (!navigator.onLine) keepFromReloading(payload);
    if (prefetches === 0) networkFailure.set({ kind: navigator.onLine ? 'loading' : 'offline' });
  };
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  window.addEventListener('vite:preloadError', handlePreloadError);
  return () => {
    window.removeEventListener('offline', handleOffline);
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('vite:preloadError', handlePreloadError);
  };
}
