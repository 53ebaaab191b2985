/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side of what leaves the device: enough to recognise a place, a tenth of a photograph. */
const longestSide = 1600;

/** The size of a picture of these proportions whose longer side is no longer than `longest`; smaller ones stay as they are. */
export function fitSize({ width, height }: Size, longest = longestSide): Size {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
