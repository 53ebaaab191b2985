import type { WrittenAnswer } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createConsultationQueries } from './consultations.queries.ts';

export interface WrittenToKeep {
  readonly userId: number;
  readonly id: string;
  /** Null: what was written is deleted. */
  readonly written: WrittenAnswer | null;
}

/** Keeps what a model wrote beside an answer, in place of what it wrote before. False: there is no such consultation. */
export function keepWritten(
  { db }: Pick<AppContext, 'db'>,
  { userId, id, written }: WrittenToKeep,
): Promise<boolean> {
  return createConsultationQueries(db).keepWritten(userId, id, written);
}
