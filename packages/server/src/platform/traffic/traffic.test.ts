import { expect, it } from 'vitest';
import { countAll, countIn, emptyCounts, quantile, secondsBuckets } from './time-buckets.ts';
import { addTallies, createTraffic, sumTallies } from './traffic.ts';

const counted = (...seconds: readonly number[]) => seconds.reduce(countIn, emptyCounts());

it('counts what was answered since it was last asked, and why not', () => {
  const traffic = createTraffic();
  traffic.addRequest({ status: 200, seconds: 0.004 });
  traffic.addRequest({ status: 404, seconds: 0.004, reason: 'dreams.not_found' });
  traffic.addRequest({ status: 503, seconds: 0.3, reason: 'server.database' });
  traffic.addRequest({ status: 200, seconds: null });
  const taken = traffic.take();
  expect(taken).toMatchObject({
    requests: 4,
    failures: 1,
    reasons: { 'dreams.not_found': 1, 'server.database': 1 },
  });
  expect([countAll(taken.times), taken.times[0], taken.times[6]]).toEqual([3, 2, 1]);
  expect(traffic.take()).toMatchObject({ requests: 0, failures: 0, reasons: {} });
});

it('adds tallies up', () => {
  const traffic = createTraffic();
  traffic.addRequest({ status: 500, seconds: 1, reason: 'server.unexpected' });
  traffic.addReading(0.2);
  const taken = traffic.take();
  traffic.addRequest({ status: 500, seconds: 1, reason: 'server.unexpected' });
  const both = addTallies(taken, traffic.take());
  expect(both).toMatchObject({ requests: 2, failures: 2, reasons: { 'server.unexpected': 2 } });
  expect([countAll(both.times), countAll(both.readings)]).toEqual([2, 1]);
  expect(sumTallies([both, both]).requests).toBe(4);
  expect(sumTallies([]).requests).toBe(0);
});

it('tells whoever listens of each reading', () => {
  const traffic = createTraffic();
  const heard: number[] = [];
  traffic.addReading(1);
  traffic.onReading((seconds) => heard.push(seconds));
  traffic.addReading(0.5);
  expect(heard).toEqual([0.5]);
});

it('puts a time into the bucket that ends with it or after it', () => {
  expect(counted(0.005, 0.0051, 20, 21)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
});

it('finds quantiles as Prometheus does', () => {
  expect(quantile(emptyCounts(), 0.5)).toBeNull();
  // Ten in the bucket from .1 to .25: half of them end in its middle.
  expect(quantile(counted(...Array(10).fill(0.2)), 0.5)).toBeCloseTo(0.175);
  // 95 quick ones and five slow ones: the 95th is the last quick one.
  const mixed = counted(...Array(95).fill(0.001), ...Array(5).fill(2));
  expect(quantile(mixed, 0.95)).toBeCloseTo(0.005);
  expect(quantile(mixed, 0.99)).toBeCloseTo(1 + 1.5 * 0.8);
  expect(quantile(counted(300), 0.5)).toBe(secondsBuckets.at(-1));
});
