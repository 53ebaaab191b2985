import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { momentPaths } from '#server/platform/files/moment-path.ts';
import { createMomentQueries } from './moments.queries.ts';

/** Deletes both files of a picture that is none any more. Nobody has to wait or hear of it where that fails: they are swept later. */
export async function forgetMomentFiles(
  { files, log }: Pick<AppContext, 'files' | 'log'>,
  name: string | null,
): Promise<void> {
  if (name === null) return;
  for (const path of Object.values(momentPaths(name))) {
    await files.delete(path).catch((error: unknown) => {
      log.warn({ err: error }, 'a file of a former picture of a moment could not be deleted yet');
    });
  }
}

/** Where the files of all pictures of a member's moments are, for who is about to erase the account. */
export async function listMomentPaths(handle: Handle, userId: number): Promise<string[]> {
  const names = await createMomentQueries(handle).namesOfMember(userId);
  return names.flatMap((name) => Object.values(momentPaths(name)));
}
