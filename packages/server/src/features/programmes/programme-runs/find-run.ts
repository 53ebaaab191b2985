import type { limits, ProgrammeRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { presentRun } from './programme-runs.presenter.ts';
import { createProgrammeRunQueries } from './programme-runs.queries.ts';

export interface OfMember {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly name: limits.ProgrammeName;
  readonly id: string;
}

/** One run of the member. Throws `programmes.run_not_found`, also for those of others and of another programme. */
export async function findRun(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, name, id }: OfMember,
): Promise<ProgrammeRun> {
  const row = await createProgrammeRunQueries(db).find({ userId: member.id, name, id });
  assertThat(row, 'programmes.run_not_found');
  return presentRun(row, dayAt(clock.now(), member.timezone ?? defaultTimezone));
}
