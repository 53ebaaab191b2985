import { limits } from '@chitta/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createLimiter } from '../concurrency/limiter.ts';
import { AppError, assertThat } from '../errors/app-error.ts';
import { pictureFormat } from './picture-format.ts';

const { pixels } = limits.picture;

/** A picture of many megapixels takes a few hundred megabytes while it is decoded. */
const pass = createLimiter({ inFlight: 2, waiting: 30 });

// Nothing is read twice, so that nothing of a member's stays in memory.
sharp.cache(false);

/** Width and height of the upright picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that somebody sent, whose head was looked at. */
export interface OpenedPicture {
  readonly size: PictureSize;
  /** The picture upright, to be decoded anew each time; without anything that the file said beside its pixels. */
  readonly decode: () => Sharp;
}

/**
 * Has a picture that somebody sent worked on, a few at a time. What kind of file it is, its own bytes tell; how many
 * pixels it has is looked at before any is decoded. Throws `pictures.unknown_format`, `pictures.unreadable` (also where
 * `work` fails, which does nothing but decode and encode) and `pictures.too_large`.
 */
export async function openPicture<T>(path: string, work: (picture: OpenedPicture) => Promise<T>): Promise<T> {
  const format = await pictureFormat(path);
  assertThat(format, 'pictures.unknown_format');
  return pass(async () => {
    const size = await readSize(path);
    try {
      return await work({ size, decode: () => open(path, pixels).autoOrient() });
    } catch (cause) {
      throw new AppError('pictures.unreadable', { cause });
    }
  });
}

/** The first picture of an animation alone; a broken file is refused, not patched up. */
const open = (path: string, limitInputPixels: number | false) =>
  sharp(path, { limitInputPixels, failOn: 'error' });

/** Told by the head of the file before anything is decoded. */
async function readSize(path: string): Promise<PictureSize> {
  let head: Metadata;
  try {
    head = await open(path, false).metadata();
  } catch (cause) {
    throw new AppError('pictures.unreadable', { cause });
  }
  assertThat(head.width * head.height <= pixels, 'pictures.too_large');
  return head.autoOrient;
}
