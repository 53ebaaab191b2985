import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OfMoment } from './find-moment.ts';
import { forgetMomentFiles } from './moment-files.ts';
import { createMomentQueries } from './moments.queries.ts';

/** Deletes a moment with its picture for good. Throws `moments.not_found`. */
export async function deleteMoment(
  context: Pick<AppContext, 'db' | 'files' | 'log'>,
  { userId, id }: OfMoment,
): Promise<void> {
  const row = await createMomentQueries(context.db).delete(userId, id);
  assertThat(row, 'moments.not_found');
  await forgetMomentFiles(context, row.imageData);
}
