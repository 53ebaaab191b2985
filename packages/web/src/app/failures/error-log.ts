import { watchers } from '#web/lib/action-log/watchers.ts';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';

/** Keeps the last failure of the app on this device, for whoever asks support about it. */
export function keepLastError(error: unknown, componentStack: string | null, retryCount: number): void {
  watchers.error?.(error);
  const failure = error instanceof Error ? error : new Error(String(error));
  writeLocal(
    localKeys.lastAppError,
    JSON.stringify({
      message: failure.message,
      stack: failure.stack ?? null,
      componentStack,
      timestamp: new Date().toISOString(),
      url: window.location.href,
      userAgent: navigator.userAgent,
      retryCount,
    }),
  );
}
