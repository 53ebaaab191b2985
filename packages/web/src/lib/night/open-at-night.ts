import { startNight } from './night.ts';

/** Hours on the clock of the device between which it is broad day. */
const day = { from: 10, to: 20 } as const;

/**
 * Dims the page that a reminder of the morning opens: who reads it has just woken. By day it stays bright, since a night
 * that begins then would last until the next morning.
 */
export function openAtNight(now = new Date()): void {
  const hour = now.getHours();
  if (hour < day.from || hour >= day.to) startNight();
}
