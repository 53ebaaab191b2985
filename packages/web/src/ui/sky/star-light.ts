/** How the light of a star is drawn, on pages and on canvases alike. */

/** How far the light of the faintest star is seen, in radii; the brightest reaches one further. */
export const haloReach = 3.4;

/** How much of a star's colour is left at a part of the way from its heart to where its light ends. */
export const glowStops = [
  { at: 0.2, alpha: 0.5 },
  { at: 0.5, alpha: 0.14 },
  { at: 1, alpha: 0 },
] as const;

/** The size of the sign of its kind around a star: larger than the disc, whatever the star. */
export const kindRadius = (radius: number) => radius * 1.35 + 2.6;
