import { desc, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';

export function createSampleQueries(handle: Handle) {
  return {
    /** The member whose dream is the newest of all; undefined where nobody has written one. */
    async findNewestWriter() {
      const [writer] = await handle
        .select({ id: users.id, timezone: users.timezone })
        .from(dreams)
        .innerJoin(users, eq(users.id, dreams.userId))
        .where(isNull(dreams.deletedAt))
        .orderBy(desc(dreams.createdAt))
        .limit(1);
      return writer;
    },
  };
}
