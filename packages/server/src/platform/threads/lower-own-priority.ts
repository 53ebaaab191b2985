import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const lowest = 19;

/**
 * Lets the calling thread give way to the others of its process, by as much as `nice` says. Linux alone can do this for
 * one thread; elsewhere, and where it is not allowed, nothing happens.
 */
export function lowerOwnPriority(nice: number): void {
  try {
    // `<process>/task/<thread>`
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0) setPriority(thread, Math.min(lowest, getPriority(thread) + nice));
  } catch {
    // It only runs less politely.
  }
}
