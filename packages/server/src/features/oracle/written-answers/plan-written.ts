import type { DreamPlan } from '@chitta/interpretation/written';
import type { AppContext } from '#server/context.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { findSpokenOf } from '../consultations/dreams/find-spoken-of.ts';

/**
 * What a model may write an answer of: the question, and the sentences of dreams that ours rests on, as they stand in the
 * journal now. Throws `oracle.nothing_to_write`: beside care, for what came from a file, without dreams, and where a dream may
 * speak of real harm.
 */
export async function planWritten(
  context: AppContext,
  member: Pick<Member, 'id'>,
  { oracleResponse: answer, userInput: question, isImported }: ConsultationRow,
): Promise<DreamPlan> {
  assertThat(!isImported && answer.kind === 'answer', 'oracle.nothing_to_write');
  const ids = answer.dreams.map(({ dreamId }) => dreamId);
  const [dreams, source] = await Promise.all([
    findSpokenOf(context, member.id, ids),
    openSymbols(context, member.id),
  ]);
  const task = { question, answer, dreams, personal: source.personal.entries };
  const plan = await context.engine.planAnswer({ member }, task);
  assertThat(plan !== null, 'oracle.nothing_to_write');
  return plan;
}
