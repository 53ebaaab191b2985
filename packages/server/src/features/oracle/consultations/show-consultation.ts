import type { Consultation } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findShare } from '../oracle-shares/find-share.ts';
import { askedAt } from './asked-at.ts';
import { presentConsultation } from './consultations.presenter.ts';
import { createConsultationQueries } from './consultations.queries.ts';
import { createCandidateQueries } from './dreams/candidates.queries.ts';
import { findLaterDreams } from './dreams/find-later-dreams.ts';

/** One consultation as its page shows it, with what has come since. Throws `oracle.not_found`, also for those of others. */
export async function showConsultation(
  context: AppContext,
  { member, id }: { readonly member: Member; readonly id: string },
): Promise<Consultation> {
  const { db, clock } = context;
  const queries = createConsultationQueries(db);
  const [row, listed] = await Promise.all([
    queries.find(member.id, id),
    queries.findListed(member.id, id, askedAt(member, clock.now())),
  ]);
  assertThat(row && listed, 'oracle.not_found');
  const spokenOf = row.oracleResponse.dreams.map(({ dreamId }) => dreamId);
  const [share, kept, laterDreams] = await Promise.all([
    findShare(context, member.id, id),
    createCandidateQueries(db).findKept(member.id, spokenOf),
    row.oracleResponse.isIncubation ? findLaterDreams(context, { member, row }) : [],
  ]);
  const lostDreams = spokenOf.filter((dreamId) => !kept.has(dreamId));
  return presentConsultation({ listed, row, share, laterDreams, lostDreams });
}
