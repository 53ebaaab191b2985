import type { Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createCandidateQueries } from './candidates.queries.ts';

export interface SpokenOf {
  readonly id: number;
  readonly content: string;
  readonly language: Language;
}

/** Dreams that an answer speaks of, as they stand in the journal; without those that are met with care. */
export async function findSpokenOf(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  ids: readonly number[],
): Promise<SpokenOf[]> {
  if (ids.length === 0) return [];
  const rows = await createCandidateQueries(db).listDreams(userId, ids);
  return rows.map(({ id, content, language }) => ({ id, content, language }));
}
