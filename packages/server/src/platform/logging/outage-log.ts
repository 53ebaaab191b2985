import type { ErrorReason } from '@chitta/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Told once in so long, however many meet with it. */
const everyMs = 5_000;

/** States of the server that many requests meet with at once, and that are foreseen: where they were thrown says nothing. */
const outages: readonly ErrorReason[] = ['server.overloaded', 'server.database', 'server.disk_full'];

export function isOutage(reason: ErrorReason | undefined): boolean {
  return reason !== undefined && outages.includes(reason);
}

/** Tells of an outage in one line every few seconds instead of one, with a stack, for each that meets with it. */
export interface OutageLog {
  tell(reason: ErrorReason, cause: unknown): void;
}

export interface OutageLogOptions {
  readonly message: string;
  /** What is counted: the name of the number in the line. */
  readonly counted: string;
}

const ofRequests: OutageLogOptions = { message: 'requests refused', counted: 'requests' };

export function createOutageLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { message, counted } = ofRequests,
): OutageLog {
  const seen = new Map<ErrorReason, { count: number; toldAt: number }>();
  return {
    tell(reason, cause) {
      const entry = seen.get(reason) ?? { count: 0, toldAt: Number.NEGATIVE_INFINITY };
      seen.set(reason, entry);
      entry.count += 1;
      const now = performance.now();
      if (now - entry.toldAt < everyMs) return;
      const { count } = entry;
      Object.assign(entry, { count: 0, toldAt: now });
      log.warn({ reason, [counted]: count, ...innermost(cause) }, message);
    },
  };
}

/** The code of the first cause: a word of the system, without a message that may hold values. */
function innermost(error: unknown): { code?: unknown } {
  if (!(error instanceof Error)) return {};
  if (error.cause instanceof Error) return innermost(error.cause);
  const { code } = error as { code?: unknown };
  return code === undefined ? {} : { code };
}
