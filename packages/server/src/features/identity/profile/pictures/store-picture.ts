import type { PictureCrop } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { pictureAddress, picturePath } from '#server/platform/files/picture-address.ts';
import { encodePicture } from './encode-picture.ts';
import { createPicturesQueries } from './pictures.queries.ts';

type PictureContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>;

/** Which square of which file. */
export interface PictureSource {
  readonly path: string;
  readonly crop: PictureCrop;
}

/**
 * Makes the file the member's picture. The new one is kept before the old one goes, so that a failure on the way leaves
 * the old one; files that nothing names any more are swept later. Throws as `encodePicture` does.
 */
export async function storePicture(
  context: PictureContext,
  userId: number,
  { path, crop }: PictureSource,
): Promise<void> {
  const content = await encodePicture(path, crop);
  const name = createSecretToken();
  await context.files.put(picturePath(name), content, 'image/webp');
  const picture = { userId, name, bytes: content.byteLength, createdAt: context.clock.now() };
  const before = await inTransaction(context.db, async (tx) => {
    const queries = createPicturesQueries(tx);
    await queries.lockMember(userId);
    const old = await queries.find(userId);
    await queries.put(picture);
    await queries.setUrl(userId, pictureAddress(name));
    return old;
  });
  if (before) await forgetFile(context, before.name);
}

/** Takes the member's picture away, also one that a sign-in service told of. */
export async function removePicture(context: PictureContext, userId: number): Promise<void> {
  const before = await inTransaction(context.db, async (tx) => {
    const queries = createPicturesQueries(tx);
    await queries.lockMember(userId);
    const old = await queries.find(userId);
    await queries.remove(userId);
    await queries.setUrl(userId, null);
    return old;
  });
  if (before) await forgetFile(context, before.name);
}

/** Nobody has to wait or hear of it where the file cannot be deleted now: it is swept later. */
async function forgetFile({ files, log }: PictureContext, name: string): Promise<void> {
  await files.delete(picturePath(name)).catch((error: unknown) => {
    log.warn({ err: error }, 'the file of a former picture could not be deleted yet');
  });
}
