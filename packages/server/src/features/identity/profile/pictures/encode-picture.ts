import { limits, type PictureCrop } from '@chitta/contract';
import sharp, { type Metadata } from 'sharp';
import { createLimiter } from '#server/platform/concurrency/limiter.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { pictureFormat } from './picture-format.ts';

const { pixels, side } = limits.picture;
const timeoutSeconds = 20;
const quality = 84;

/** A picture of many megapixels takes a few hundred megabytes while it is decoded. */
const pass = createLimiter({ inFlight: 2, waiting: 30 });

// Nothing is read twice, so that nothing of a member's stays in memory.
sharp.cache(false);

/**
 * The square that `crop` names, upright, as WebP without anything that the file said beside its pixels: no place, no
 * device, no time, no preview. Throws `pictures.unknown_format`, `pictures.unreadable` and `pictures.too_large`.
 */
export async function encodePicture(path: string, crop: PictureCrop): Promise<Buffer> {
  const format = await pictureFormat(path);
  assertThat(format, 'pictures.unknown_format');
  return pass(async () => {
    const square = squareOf(await readSize(path), crop);
    try {
      return await open(path, pixels)
        .autoOrient()
        .extract(square)
        .resize(side, side)
        .toColourspace('srgb')
        .webp({ quality, smartSubsample: true })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer();
    } catch (cause) {
      throw new AppError('pictures.unreadable', { cause });
    }
  });
}

/** The first picture of an animation alone; a broken file is refused, not patched up. */
const open = (path: string, limitInputPixels: number | false) =>
  sharp(path, { limitInputPixels, failOn: 'error' });

/** Width and height of the upright picture, told by its head before anything is decoded. */
async function readSize(path: string): Promise<{ width: number; height: number }> {
  let head: Metadata;
  try {
    head = await open(path, false).metadata();
  } catch (cause) {
    throw new AppError('pictures.unreadable', { cause });
  }
  assertThat(head.width * head.height <= pixels, 'pictures.too_large');
  return head.autoOrient;
}

/** At `x` 0 the square is at the left edge, at 100 at the right one; as `object-position` and `scale` show it. */
function squareOf({ width, height }: { width: number; height: number }, { x, y, zoom }: PictureCrop) {
  const length = Math.max(1, Math.round((Math.min(width, height) * 100) / zoom));
  return {
    left: Math.round(((width - length) * x) / 100),
    top: Math.round(((height - length) * y) / 100),
    width: length,
    height: length,
  };
}
