import { limits, type OracleToday } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { readOracleProfile } from '../oracle-profile/read-oracle-profile.ts';
import { findPractice } from '../practices/find-practice.ts';
import { oracleAccess } from './access/oracle-access.ts';
import { askedAt } from './asked-at.ts';
import { presentListed } from './consultations.presenter.ts';
import { createConsultationQueries } from './consultations.queries.ts';
import { createCandidateQueries } from './dreams/candidates.queries.ts';

/** What waits for the member at the Oracle. */
export async function showToday(
  context: AppContext,
  { member }: { readonly member: Member },
): Promise<OracleToday> {
  const { db, clock } = context;
  const now = clock.now();
  const at = askedAt(member, now);
  const queries = createConsultationQueries(db);
  const [access, { isSetUp }, open, due, dreams, fit] = await Promise.all([
    oracleAccess(db, member, now),
    readOracleProfile(context, member),
    queries.findOpen(member.id, at),
    queries.findDue(member.id, at),
    createCandidateQueries(db).count(member.id),
    queries.countFits(member.id),
  ]);
  return {
    access,
    isSetUp,
    open: open ? presentListed(open) : null,
    practice: open ? findPractice(open.language, open.recommendedExerciseId) : null,
    due: due ? presentListed(due) : null,
    dreams,
    fit: fit.answered >= limits.fitAnswers ? fit : null,
  };
}
