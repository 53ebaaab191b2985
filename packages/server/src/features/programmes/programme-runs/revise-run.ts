import type { ProgrammeRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import type { OfMember } from './find-run.ts';
import { presentRun } from './programme-runs.presenter.ts';
import { createProgrammeRunQueries } from './programme-runs.queries.ts';

/** What a run becomes; throws what is against it. */
export type Revision = (run: ProgrammeRunRow, today: string) => Partial<ProgrammeRunRow>;

/**
 * Changes a run of the member while nobody else does, and gives it as it is then. Throws `programmes.run_not_found` and
 * what `revise` throws.
 */
export async function reviseRun(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, name, id }: OfMember,
  revise: Revision,
): Promise<ProgrammeRun> {
  const now = clock.now();
  const today = dayAt(now, member.timezone ?? defaultTimezone);
  const row = await inTransaction(db, async (tx) => {
    const queries = createProgrammeRunQueries(tx);
    const before = await queries.lock({ userId: member.id, name, id });
    assertThat(before, 'programmes.run_not_found');
    const after = { ...before, ...revise(before, today), updatedAt: now };
    await queries.update(after);
    return after;
  });
  return presentRun(row, today);
}
