import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createProgrammeRunQueries, type OfRun } from './programme-runs.queries.ts';

/** Deletes a run for good, with everything that was written in it. Throws `programmes.run_not_found`. */
export async function deleteRun({ db }: Pick<AppContext, 'db'>, run: OfRun): Promise<void> {
  assertThat(await createProgrammeRunQueries(db).delete(run), 'programmes.run_not_found');
}
