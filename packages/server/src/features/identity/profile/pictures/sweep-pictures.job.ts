import type { AppContext } from '#server/context.ts';
import { pictureFolder, pictureNameOf } from '#server/platform/files/picture-address.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createPicturesQueries } from './pictures.queries.ts';

/** A file that is younger may be about to be named. */
const waitMs = 24 * 60 * 60_000;
const batchSize = 500;

/** Deletes files that no picture names any more: what a crash or a storage that did not answer left behind. */
export function sweepPicturesJob(context: AppContext): ScheduledJob {
  return { name: 'sweep-pictures', cron: '41 4 * * *', run: () => sweepPictures(context) };
}

async function sweepPictures({ db, clock, files }: AppContext): Promise<void> {
  const before = clock.now().getTime() - waitMs;
  let batch: string[] = [];
  const sweep = async () => {
    const names = batch.flatMap((path) => pictureNameOf(path) ?? []);
    const known = await createPicturesQueries(db).keepKnown(names);
    for (const path of batch) {
      if (!known.has(pictureNameOf(path) ?? '')) await files.delete(path);
    }
    batch = [];
  };
  for await (const { path, changedAt } of files.list(pictureFolder)) {
    if (changedAt.getTime() < before) batch.push(path);
    if (batch.length === batchSize) await sweep();
  }
  if (batch.length > 0) await sweep();
}
