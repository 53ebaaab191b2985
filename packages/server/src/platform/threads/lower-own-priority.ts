import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets the calling thread give way to others of the machine; `nice` as in `nice(1)`. Linux alone can do this for one
 * thread; elsewhere, and where it is not allowed, nothing happens.
 */
export function lowerOwnPriority(nice: number): void {
  try {
    // `<process>/task/<thread>`
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0) setPriority(thread, nice);
  } catch {
    // It only runs less politely.
  }
}
