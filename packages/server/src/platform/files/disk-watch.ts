import { tmpdir } from 'node:os';
import type { Config } from '#server/config/config.ts';
import type { Clock } from '../time/clock.ts';
import { freeBytes } from './free-bytes.ts';

/** Knows how much room the disk of the data folder has. */
export interface DiskWatch {
  /** Whether less is free than what is kept for PostgreSQL. Asks the system at most once a second. */
  isNearlyFull(): boolean;
}

interface DiskWatchParts {
  readonly config: Pick<Config, 'dataDir' | 'minFreeDiskBytes'>;
  readonly clock: Clock;
}

const lifetimeMs = 1_000;

export function createDiskWatch({ config, clock }: DiskWatchParts): DiskWatch {
  let isFull = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    isNearlyFull() {
      const now = clock.now().getTime();
      if (now - askedAt >= lifetimeMs) {
        askedAt = now;
        isFull = freeBytes(config.dataDir) < config.minFreeDiskBytes;
      }
      return isFull;
    },
  };
}

/** The same for the temporary folder, which may lie on another disk. */
export function createTemporaryDiskWatch({
  config: { uploads },
  clock,
}: {
  readonly config: Pick<Config, 'uploads'>;
  readonly clock: Clock;
}): DiskWatch {
  return createDiskWatch({
    config: { dataDir: tmpdir(), minFreeDiskBytes: uploads.minFreeBytes },
    clock,
  });
}
