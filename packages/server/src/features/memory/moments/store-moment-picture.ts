import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { momentPaths } from '#server/platform/files/moment-path.ts';
import { openPicture } from '#server/platform/pictures/open-picture.ts';
import { writeWebp } from '#server/platform/pictures/write-webp.ts';

const { pictureSide, smallPictureSide } = limits.moment;

/** What a moment keeps of its picture. */
export interface StoredMomentPicture {
  readonly imageData: string;
  readonly imageBytes: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

/**
 * Writes a picture anew, upright, whole and small, with nothing that the file said beside its pixels, and puts both into
 * the file storage under a name of their own. Throws `pictures.unknown_format`, `pictures.unreadable` and
 * `pictures.too_large`.
 */
export async function storeMomentPicture(
  { files }: Pick<AppContext, 'files'>,
  path: string,
): Promise<StoredMomentPicture> {
  const [whole, small] = await openPicture(path, async ({ decode }) => {
    const sized = (side: number) =>
      writeWebp(decode().resize(side, side, { fit: 'inside', withoutEnlargement: true }));
    // One after the other: both at once would need the memory of both.
    return [await sized(pictureSide), await sized(smallPictureSide)] as const;
  });
  const imageData = createSecretToken();
  const paths = momentPaths(imageData);
  await files.put(paths.whole, whole.data, 'image/webp');
  await files.put(paths.small, small.data, 'image/webp');
  return {
    imageData,
    imageBytes: whole.data.byteLength + small.data.byteLength,
    imageWidth: whole.info.width,
    imageHeight: whole.info.height,
  };
}
