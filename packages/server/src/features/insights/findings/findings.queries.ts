import type { FindingKind } from '@chitta/contract';
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';

interface BehindOptions {
  readonly kind: FindingKind;
  readonly value: string;
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
}

const holds: Readonly<Record<FindingKind, (value: string) => SQL | undefined>> = {
  symbol: (value) => sql`${value} = ANY(${dreams.symbolIds})`,
  felt: (value) => sql`${value} = ANY(${dreams.symbolIds})`,
  chosen: (value) => sql`${value} = ANY(${dreams.feelings})`,
  category: (value) => sql`${dreams.category} = ${value}`,
  recall: () => undefined,
};

export function createFindingQueries(handle: Handle) {
  return {
    /** The newest dreams of a stretch of time that hold it. */
    async listBehind(userId: number, { kind, value, from, until, most }: BehindOptions): Promise<number[]> {
      const rows = await handle
        .select({ id: dreams.id })
        .from(dreams)
        .where(
          and(
            eq(dreams.userId, userId),
            isNull(dreams.deletedAt),
            gte(dreams.createdAt, from),
            lt(dreams.createdAt, until),
            holds[kind](value),
          ),
        )
        .orderBy(desc(dreams.createdAt), desc(dreams.id))
        .limit(most);
      return rows.map(({ id }) => id);
    },
  };
}
