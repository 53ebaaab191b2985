import { limits, type PictureCrop } from '@chitta/contract';
import { openPicture, type PictureSize } from '#server/platform/pictures/open-picture.ts';
import { writeWebp } from '#server/platform/pictures/write-webp.ts';

const { side } = limits.picture;

/**
 * The square that `crop` names, upright, as WebP without anything that the file said beside its pixels. Throws
 * `pictures.unknown_format`, `pictures.unreadable` and `pictures.too_large`.
 */
export function encodePicture(path: string, crop: PictureCrop): Promise<Buffer> {
  return openPicture(path, async ({ size, decode }) => {
    const { data } = await writeWebp(decode().extract(squareOf(size, crop)).resize(side, side));
    return data;
  });
}

/** At `x` 0 the square is at the left edge, at 100 at the right one; as `object-position` and `scale` show it. */
function squareOf({ width, height }: PictureSize, { x, y, zoom }: PictureCrop) {
  const length = Math.max(1, Math.round((Math.min(width, height) * 100) / zoom));
  return {
    left: Math.round(((width - length) * x) / 100),
    top: Math.round(((height - length) * y) / 100),
    width: length,
    height: length,
  };
}
