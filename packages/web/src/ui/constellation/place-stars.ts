/** Where the stars of a dream stand: a pure function of its symbols, so the same dream is always the same sky. */

export interface Star {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** How often it appears; repeated symbols are drawn brighter. */
  readonly weight?: number;
}

export interface PlacedStar extends Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Which side of the star its label is written on. */
  readonly labelAnchor: 'start' | 'end';
}

export interface Sky {
  readonly width: number;
  readonly height: number;
  readonly stars: readonly PlacedStar[];
}

/** FNV-1a: a small, well-spread number from text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * Places stars in the order of the dream, top to bottom, one row each, wandering left and right by numbers
 * drawn from their ids. Rows keep labels from meeting, whatever the words.
 */
export function placeStars(stars: readonly Star[], { width, height }: Frame): Sky {
  const next = numbersFrom(hash(stars.map((star) => star.id).join('|')));
  const row = height / Math.max(stars.length, 1);
  let isLeft = next() < 0.5;
  const placed = stars.map((star, index): PlacedStar => {
    const reach = 0.03 + next() * 0.11;
    const x = width * (isLeft ? 0.5 - reach : 0.5 + reach);
    const y = row * (index + 0.5 + (next() - 0.5) * 0.35);
    // Labels point outwards: the lines run between the stars, inside.
    const labelAnchor = isLeft ? 'end' : 'start';
    isLeft = next() < 0.2 ? isLeft : !isLeft;
    const weight = Math.min(star.weight ?? 1, 5);
    return {
      ...star,
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      radius: 4.5 + weight,
      labelAnchor,
    };
  });
  return { width, height, stars: placed };
}

/** A symbol without words, scattered over a small field: for a line of the journal. */
export function scatterStars(stars: readonly Star[], { width, height }: Frame): Sky {
  const next = numbersFrom(hash(stars.map((star) => star.id).join('|')));
  const column = width / Math.max(stars.length, 1);
  const placed = stars.map((star, index): PlacedStar => {
    const weight = Math.min(star.weight ?? 1, 4);
    return {
      ...star,
      x: Math.round(column * (index + 0.25 + next() * 0.5) * 10) / 10,
      y: Math.round(height * (0.18 + next() * 0.64) * 10) / 10,
      radius: 2 + weight * 0.5,
      labelAnchor: 'start',
    };
  });
  return { width, height, stars: placed };
}
