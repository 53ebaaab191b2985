import { openChannel } from './open-channel.ts';

/** Between windows of this browser. Without it they hear of it with their next request, or by the cookie of signing out. */
const channelName = 'chitta-session';
const left = 'signed-out';

/** Tells every other window of this browser that the member has signed out. */
export function tellOtherWindows(): void {
  const channel = openChannel(channelName);
  channel?.postMessage(left);
  channel?.close();
}

/**
 * Calls `onLeft` as soon as the member signs out in another window, also while this one is looked at elsewhere or not at
 * all. Returns how to stop.
 */
export function whenSignedOutElsewhere(onLeft: () => void): () => void {
  const channel = openChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === left) onLeft();
  });
  return () => channel?.close();
}
