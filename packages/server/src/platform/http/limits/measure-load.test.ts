import { expect, it, onTestFinished } from 'vitest';
import { startLoadMeter } from './measure-load.ts';

it('tells of an event loop that was held up', async () => {
  const meter = startLoadMeter();
  onTestFinished(meter.stop);
  const end = performance.now() + 1_200;
  while (performance.now() < end);
  await expect.poll(() => meter.current().eventLoopDelayMs, { timeout: 3_000 }).toBeGreaterThan(100);
  expect(meter.current().heapUsedBytes).toBeLessThan(meter.current().heapLimitBytes);
});
