import { fitSize, type Size } from './fit-size.ts';

/** The picture cannot be read here: no picture, broken, or of a kind that this browser does not know. */
export class UnreadablePicture extends Error {}

/** What is made, best first: not every browser writes WebP. */
const kinds = [
  { type: 'image/webp', quality: 0.82 },
  { type: 'image/jpeg', quality: 0.86 },
] as const;

interface Drawable {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

async function decodeWithElement(file: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    close();
    throw new UnreadablePicture();
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}

/** Upright, as whoever took it saw it: cameras only note how they were held. */
async function decode(file: Blob): Promise<Drawable> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  } catch {
    // Some browsers show kinds of pictures that they do not make bitmaps of.
    return decodeWithElement(file);
  }
}

function encode(canvas: HTMLCanvasElement, { type, quality }: (typeof kinds)[number]): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality);
  });
}

interface RedrawOptions {
  /** Pixels of the longer side, at most. */
  readonly longest?: number;
  /** Draws over the picture before it is made. */
  readonly paint?: (context: CanvasRenderingContext2D, size: Size) => void;
}

/**
 * Draws a picture anew, upright and no larger than a memory needs. Only what can be seen is drawn, so where and with what
 * it was taken stays behind, and what is drawn over it. Throws `UnreadablePicture`.
 */
export async function redrawPicture(file: Blob, { longest, paint }: RedrawOptions = {}): Promise<Blob> {
  const { source, close, ...whole } = await decode(file);
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitSize(whole, longest));
    const context = canvas.getContext('2d');
    if (!context) throw new UnreadablePicture();
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    paint?.(context, { width: canvas.width, height: canvas.height });
    for (const kind of kinds) {
      const made = await encode(canvas, kind);
      if (made) return made;
    }
    throw new UnreadablePicture();
  } finally {
    close();
  }
}
