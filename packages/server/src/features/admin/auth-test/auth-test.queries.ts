import { sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { passkeys } from '#server/db/tables/identity/passkeys.ts';
import { rateLimits } from '#server/db/tables/platform/rate-limits.ts';

export function createAuthTestQueries(handle: Handle) {
  return {
    async readTime(): Promise<Date> {
      const { rows } = await handle.execute<{ now: string }>(
        sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`,
      );
      return new Date(Number(rows[0]?.now));
    },
    countCounters(): Promise<number> {
      return handle.$count(rateLimits);
    },
    countPasskeys(userId: number, rpId: string): Promise<number> {
      return handle.$count(passkeys, sql`${passkeys.userId} = ${userId} AND ${passkeys.rpId} = ${rpId}`);
    },
  };
}
