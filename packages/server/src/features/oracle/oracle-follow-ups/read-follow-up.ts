import type { OracleFollowUp, PracticeAnalysis } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { ownConsultation } from '../consultations/own-consultation.ts';
import { listEntries } from '../practice-journal/list-entries.ts';
import { assessSoFar } from './assess-so-far.ts';
import { presentFollowUp } from './oracle-follow-ups.presenter.ts';
import { createOracleFollowUpQueries } from './oracle-follow-ups.queries.ts';

export interface ReadFollowUp {
  readonly analysis: PracticeAnalysis;
  readonly followUp: OracleFollowUp | null;
}

/** How a practice has gone so far, and the follow-up where it was done. Throws `oracle.not_found`, `oracle.no_practice`. */
export async function readFollowUp(
  context: AppContext,
  { member, id }: { readonly member: Pick<Member, 'id' | 'timezone'>; readonly id: string },
): Promise<ReadFollowUp> {
  const row = await ownConsultation(context.db, member.id, id);
  assertThat(row.recommendedExerciseId !== null, 'oracle.no_practice');
  const done = await createOracleFollowUpQueries(context.db).find(member.id, id);
  if (done) return { analysis: done.practiceAnalysis, followUp: presentFollowUp(done) };
  const entries = await listEntries(context, { member, id });
  const { analysis } = await assessSoFar(context, { member, row, entries, next: 'end' });
  return { analysis: toAnalysis(analysis), followUp: null };
}

type Assessed = Awaited<ReturnType<typeof assessSoFar>>['analysis'];

/** The engine's own lists stay as they are. */
export function toAnalysis({ words, dreams, ...analysis }: Assessed): PracticeAnalysis {
  return { ...analysis, words: [...words], dreams: [...dreams] };
}
