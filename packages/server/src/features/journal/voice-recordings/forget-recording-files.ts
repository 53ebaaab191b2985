import type { AppContext } from '#server/context.ts';
import { recordingPath } from '#server/platform/files/recording-path.ts';

/** Deletes files of recordings that are none any more. Nobody has to wait or hear of it where that fails: they are swept later. */
export async function forgetRecordingFiles(
  { files, log }: Pick<AppContext, 'files' | 'log'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await files.delete(recordingPath(name)).catch((error: unknown) => {
      log.warn({ err: error }, 'the file of a former recording could not be deleted yet');
    });
  }
}
