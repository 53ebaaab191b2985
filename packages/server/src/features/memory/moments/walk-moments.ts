import type { AppContext } from '#server/context.ts';
import type { MomentRow } from '#server/db/tables/memory/memory-moments.ts';
import { momentPaths } from '#server/platform/files/moment-path.ts';
import { createMomentQueries } from './moments.queries.ts';

/** A moment, and where the bytes of its picture are in the file storage; null: it has none. */
export type KeptMoment = Pick<
  MomentRow,
  'id' | 'date' | 'momentNumber' | 'note' | 'kind' | 'timestamp' | 'isArchived' | 'archivedAt' | 'createdAt'
> & { readonly path: string | null };

const batchSize = 200;

/** Every moment of a member, by day and number, also archived ones. */
export async function* walkMoments(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
): AsyncGenerator<KeptMoment> {
  const queries = createMomentQueries(db);
  let after: readonly [string, number] | null = null;
  for (;;) {
    const rows: MomentRow[] = await queries.listAll(userId, after, batchSize);
    for (const row of rows) {
      const { userId: _, imageData, imageBytes: __, imageWidth: ___, imageHeight: ____, ...moment } = row;
      yield { ...moment, path: imageData === null ? null : momentPaths(imageData).whole };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = [last.date, last.momentNumber];
  }
}

export function countMoments({ db }: Pick<AppContext, 'db'>, userId: number): Promise<number> {
  return createMomentQueries(db).count(userId);
}

/** Of all pictures, with their small copies. */
export function sumMomentBytes({ db }: Pick<AppContext, 'db'>, userId: number): Promise<number> {
  return createMomentQueries(db).sumBytes(userId);
}
