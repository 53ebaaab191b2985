import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createTestClock } from '#server/testing/build-test-app.ts';
import { createDiskWatch, createTemporaryDiskWatch } from './disk-watch.ts';
import { freeBytes } from './free-bytes.ts';

const watch = (dataDir: string, minFreeDiskBytes: number) =>
  createDiskWatch({ config: { dataDir, minFreeDiskBytes }, clock: createTestClock() });

it('compares what is free with what is kept', () => {
  expect(watch(tmpdir(), freeBytes(tmpdir()) * 2).isNearlyFull()).toBe(true);
  expect(watch(tmpdir(), 1).isNearlyFull()).toBe(false);
});

it('asks the system once a second at most', () => {
  const clock = createTestClock();
  const config = { dataDir: tmpdir(), minFreeDiskBytes: 1 };
  const disk = createDiskWatch({ config, clock });
  expect(disk.isNearlyFull()).toBe(false);
  config.minFreeDiskBytes = Number.POSITIVE_INFINITY;
  expect(disk.isNearlyFull()).toBe(false);
  clock.advance(1_000);
  expect(disk.isNearlyFull()).toBe(true);
});

it('does not take a folder that is not there for a full disk', () => {
  expect(watch('/no/such/folder', 1).isNearlyFull()).toBe(false);
});

it('watches the temporary folder as well', () => {
  const isFull = (minFreeBytes: number) => {
    const uploads = { perMember: 1, inAll: 1, bytesPerSecond: 1, stretchMs: 1, minFreeBytes };
    return createTemporaryDiskWatch({ config: { uploads }, clock: createTestClock() }).isNearlyFull();
  };
  expect(isFull(freeBytes(tmpdir()) * 2)).toBe(true);
  expect(isFull(1)).toBe(false);
});
