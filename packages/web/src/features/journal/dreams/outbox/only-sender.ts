import { randomId } from '#web/lib/forms/random-id.ts';
import type { OutboxDatabase } from './outbox-database.ts';

/** Milliseconds for which a tab may send without saying that it still lives. */
const leaseLasts = 60_000;

/** Does something in one tab at a time. */
export interface OnlySender {
  /** False where another tab is at it: then nothing was done here. */
  readonly run: (memberId: number, work: () => Promise<void>) => Promise<boolean>;
}

/** The browser frees its lock when a tab closes or crashes. */
function byLocks(locks: LockManager): OnlySender {
  return {
    run: (memberId, work) =>
      locks.request(`chitta.outbox.${memberId}`, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      }),
  };
}

/** Without locks (old browsers, plain HTTP) a row in the database that runs out; a tab that crashed is waited for. */
function byLease(database: OutboxDatabase, now: () => number): OnlySender {
  const holder = randomId();
  return {
    async run(memberId, work) {
      const take = () => database.lease({ memberId, holder, until: now() + leaseLasts }, now());
      if (!(await take())) return false;
      const prolonging = setInterval(() => void take().catch(() => undefined), leaseLasts / 3);
      try {
        await work();
      } finally {
        clearInterval(prolonging);
        await database.endLease(memberId, holder);
      }
      return true;
    },
  };
}

interface OnlySenderParts {
  /** Undefined where the browser has none. */
  readonly locks: LockManager | undefined;
  readonly database: OutboxDatabase;
  readonly now: () => number;
}

/** One sender across all tabs of the app. */
export function createOnlySender({ locks, database, now }: OnlySenderParts): OnlySender {
  return locks ? byLocks(locks) : byLease(database, now);
}
