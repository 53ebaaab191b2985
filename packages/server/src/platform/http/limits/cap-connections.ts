import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/** Descriptors that the rest of the process needs: programs, the database, files that are served or received. */
const reserved = 100;
const fewest = 16;
const most = 10_000;
/** Refused connections are told of at most this often. */
const sayEveryMs = 10_000;

/** Descriptors that this process may have open at once; without bound where the system does not say. */
export function readDescriptorLimit(limitsFile = '/proc/self/limits'): number {
  try {
    const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync(limitsFile, 'utf8')) ?? [];
    return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Most connections that may be open under a limit of descriptors: a quarter is left for what requests open themselves. */
export function connectionsUnder(descriptors: number): number {
  return Math.max(fewest, Math.min(most, Math.floor((descriptors - reserved) * 0.75)));
}

/**
 * Hangs up on connections beyond what the process has descriptors for. Idle ones are gone within seconds by the time
 * limit of headers; without the cap they would take the descriptors that everything else needs.
 */
export function capConnections(server: Server, log: FastifyBaseLogger): void {
  server.maxConnections = connectionsUnder(readDescriptorLimit());
  let dropped = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    dropped += 1;
    if (performance.now() - saidAt < sayEveryMs) return;
    saidAt = performance.now();
    log.warn({ dropped, most: server.maxConnections }, 'too many connections: new ones are refused');
    dropped = 0;
  });
}
