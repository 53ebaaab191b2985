import type { ErrorReason } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts';
import { isDiskFull } from '#server/db/is-disk-full.ts';
import { createOutageLog } from '../logging/outage-log.ts';

/**
 * Logs what goes wrong within the queue. While the database is away every job's worker meets with it, again and again:
 * that is told in one line every few seconds; anything else each time, with its stack.
 */
export function tellOfQueueErrors(log: Pick<AppContext['log'], 'warn' | 'error'>): (thrown: unknown) => void {
  const outages = createOutageLog(log, { message: 'the job queue waits', counted: 'errors' });
  return (thrown) => {
    const error = toError(thrown);
    const reason = outageOf(error);
    if (reason === undefined) log.error({ err: error }, 'job queue failed');
    else outages.tell(reason, error);
  };
}

/** The queue passes on plain objects with the fields of the error that it caught. */
function toError(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return thrown;
  const { message, ...fields } = thrown as { readonly message?: unknown };
  return Object.assign(new Error(String(message)), fields);
}

function outageOf(error: unknown): ErrorReason | undefined {
  if (isDiskFull(error)) return 'server.disk_full';
  return isDatabaseUnavailable(error) ? 'server.database' : undefined;
}
