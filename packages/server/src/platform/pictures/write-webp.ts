import type { Sharp } from 'sharp';

const timeoutSeconds = 20;
const quality = 84;

/** The picture as WebP in the colours of screens, with nothing beside its pixels: no place, device, time or preview. */
export function writeWebp(picture: Sharp) {
  return picture
    .toColourspace('srgb')
    .webp({ quality, smartSubsample: true })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true });
}
