import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { screenshotPath } from '#server/platform/files/screenshot-path.ts';
import { createScreenshotQueries } from './screenshots.queries.ts';

/** Deletes the file of a picture that is none any more. Nobody has to wait or hear of it where that fails: it is swept later. */
export async function forgetScreenshotFile(
  { files, log }: Pick<AppContext, 'files' | 'log'>,
  name: string | null,
): Promise<void> {
  if (name === null) return;
  await files.delete(screenshotPath(name)).catch((error: unknown) => {
    log.warn({ err: error }, 'the file of a former screenshot could not be deleted yet');
  });
}

/** Where the files of all pictures of a member's tickets are, for who is about to erase the account. */
export async function listScreenshotPaths(handle: Handle, userId: number): Promise<string[]> {
  const names = await createScreenshotQueries(handle).namesOfMember(userId);
  return names.map(screenshotPath);
}
