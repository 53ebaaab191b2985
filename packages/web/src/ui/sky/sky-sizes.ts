/** Lengths are in units of the drawing, which are pixels at its natural size. */
export interface SkySize {
  readonly width: number;
  readonly height: number;
  /** What is left free at the edges. */
  readonly edge: number;
  /** Left free at the foot besides, for words that stand there. */
  readonly foot?: number;
  /** Radius of the faintest and of the brightest star. */
  readonly star: { readonly faintest: number; readonly brightest: number };
  /** Between the centres of two named stars, at least. */
  readonly apart: number;
  /** Grains: no more than these; at least so many where the sky has no words that say which symbols they are. */
  readonly dust: { readonly least?: number; readonly most: number; readonly radius: number };
  /** More lines than these would be a graph; missing: as many as hold together what belongs together. */
  readonly mostJoins?: number;
  /** Missing: stars without words. */
  readonly label?: { readonly size: number; readonly line: number; readonly gap: number };
  readonly moon?: { readonly x: number; readonly y: number; readonly radius: number };
}

/**
 * The sizes of a sky: in a list; alone on a phone and on a desk; over the dream of a reading, as a strip on a phone and a
 * page of it on a desk, and enlarged from there, as tall and large; over the first page on both, as front and wide; and as
 * a picture of its own.
 */
export const skySizes = {
  list: {
    width: 72,
    height: 48,
    edge: 4,
    star: { faintest: 1, brightest: 2.4 },
    apart: 9,
    dust: { least: 12, most: 16, radius: 0.4 },
    mostJoins: 2,
  },
  phone: {
    width: 328,
    height: 220,
    edge: 10,
    star: { faintest: 2, brightest: 3.8 },
    apart: 44,
    dust: { most: 40, radius: 0.7 },
    label: { size: 13, line: 16, gap: 5 },
    moon: { x: 303, y: 25, radius: 9 },
  },
  desktop: {
    width: 420,
    height: 360,
    edge: 14,
    star: { faintest: 2.2, brightest: 4.4 },
    apart: 52,
    dust: { most: 60, radius: 0.75 },
    label: { size: 13, line: 16, gap: 6 },
    moon: { x: 388, y: 32, radius: 12 },
  },
  strip: {
    width: 328,
    height: 160,
    edge: 8,
    star: { faintest: 1.9, brightest: 3.4 },
    apart: 36,
    dust: { most: 30, radius: 0.7 },
    label: { size: 12, line: 14, gap: 4 },
    moon: { x: 307, y: 21, radius: 8 },
  },
  page: {
    width: 420,
    height: 300,
    edge: 12,
    star: { faintest: 2.2, brightest: 4.4 },
    apart: 48,
    dust: { most: 50, radius: 0.75 },
    label: { size: 13, line: 16, gap: 6 },
    moon: { x: 390, y: 30, radius: 12 },
  },
  tall: {
    width: 328,
    height: 440,
    edge: 12,
    star: { faintest: 2.4, brightest: 4.8 },
    apart: 62,
    dust: { most: 70, radius: 0.8 },
    label: { size: 16, line: 20, gap: 7 },
    moon: { x: 300, y: 30, radius: 12 },
  },
  large: {
    width: 680,
    height: 500,
    edge: 24,
    star: { faintest: 3, brightest: 6 },
    apart: 84,
    dust: { most: 90, radius: 0.9 },
    label: { size: 17, line: 21, gap: 8 },
    moon: { x: 636, y: 44, radius: 17 },
  },
  front: {
    width: 344,
    height: 176,
    edge: 8,
    star: { faintest: 2, brightest: 3.8 },
    apart: 40,
    dust: { most: 40, radius: 0.7 },
    label: { size: 13, line: 16, gap: 5 },
  },
  wide: {
    width: 640,
    height: 560,
    edge: 24,
    star: { faintest: 3, brightest: 6 },
    apart: 84,
    dust: { most: 90, radius: 0.9 },
    label: { size: 17, line: 21, gap: 8 },
  },
  card: {
    width: 1080,
    height: 1350,
    edge: 64,
    foot: 190,
    star: { faintest: 5, brightest: 11 },
    apart: 150,
    dust: { most: 120, radius: 2 },
    label: { size: 36, line: 44, gap: 16 },
    moon: { x: 968, y: 118, radius: 40 },
  },
} as const satisfies Record<string, SkySize>;

export type SkySizeName = keyof typeof skySizes;
