import type { MomentKind } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import { createMomentQueries } from './moments.queries.ts';

/** What figures go by: what a moment is about, and whether it has a picture. */
export interface MomentFacts {
  readonly kind: MomentKind | null;
  readonly hasPicture: boolean;
}

/** Of these ids, the moments that are the member's. */
export async function listMomentFacts(
  handle: Handle,
  userId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MomentFacts>> {
  const rows = await createMomentQueries(handle).listByIds(userId, [...new Set(ids)]);
  return new Map(rows.map(({ id, kind, imageData }) => [id, { kind, hasPicture: imageData !== null }]));
}
