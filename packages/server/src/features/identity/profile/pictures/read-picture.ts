import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { picturePath } from '#server/platform/files/picture-address.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createPicturesQueries } from './pictures.queries.ts';

/** The bytes of the member's own picture. Throws `pictures.not_found` for every other. */
export async function readPicture(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  member: Pick<Member, 'id'>,
  name: string,
): Promise<Buffer> {
  const isOwn = await createPicturesQueries(db).isOwn(member.id, name);
  const content = isOwn ? await files.get(picturePath(name)) : null;
  assertThat(content, 'pictures.not_found');
  return content;
}

/** A picture, and where its bytes are in the file storage. */
export interface KeptPicture {
  readonly path: string;
  readonly bytes: number;
  readonly createdAt: Date;
}

/** The picture that a member has, if any. */
export async function findPicture(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
): Promise<KeptPicture | null> {
  const found = await createPicturesQueries(db).find(userId);
  return found && { path: picturePath(found.name), bytes: found.bytes, createdAt: found.createdAt };
}
