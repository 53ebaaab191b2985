import type { BenchResult } from './lib/bench-result.ts';
import { measureEvents } from './lib/landing/measure-events.ts';
import { measureVisitors } from './lib/landing/measure-visitors.ts';

/** An experiment on the first page: how many events are taken, and whether its figures are what browsers have sent. */
export async function run(): Promise<BenchResult[]> {
  return [...(await measureEvents()), ...(await measureVisitors())];
}
