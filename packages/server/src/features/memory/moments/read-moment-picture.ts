import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { momentPaths } from '#server/platform/files/moment-path.ts';
import type { OfMoment } from './find-moment.ts';
import { createMomentQueries } from './moments.queries.ts';

interface PictureOptions extends OfMoment {
  readonly size: 'whole' | 'small';
}

/** The bytes of the picture of a moment. Throws `moments.not_found`, also where it has none and for those of others. */
export async function readMomentPicture(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { userId, id, size }: PictureOptions,
): Promise<Buffer> {
  const row = await createMomentQueries(db).find(userId, id);
  const name = row?.imageData ?? null;
  const content = name === null ? null : await files.get(momentPaths(name)[size]);
  assertThat(content, 'moments.not_found');
  return content;
}
