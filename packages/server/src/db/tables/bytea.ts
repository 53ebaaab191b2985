import { customType } from 'drizzle-orm/pg-core';

/** Raw bytes, which Drizzle has no column for. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
