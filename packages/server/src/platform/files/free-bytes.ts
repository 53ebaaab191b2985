import { statfsSync } from 'node:fs';

/** Bytes that an ordinary user may still write where `folder` lies; without bound where that cannot be told. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
