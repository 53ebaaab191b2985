/** A symbol of a dream, as the sky shows it. */
export interface SkyStar {
  readonly id: string;
  /** What the dreamer called it; stands beside the star. Empty where no words are shown. */
  readonly word: string;
  /** What the dictionary calls it. */
  readonly name: string;
  /** A symbol group of the dictionary, such as `building`. */
  readonly group: string;
  /** How much of the dream and its reading rests on it, from 1. */
  readonly weight?: number;
  /** Earlier dreams in which it was. */
  readonly returns?: number;
}

/** Two stars that act on each other, by their ids; the stronger, the sooner it is drawn. */
export interface SkyLink {
  readonly from: string;
  readonly to: string;
  readonly strength: number;
}

/** A dream as a sky. Equal dreams are equal skies, whoever draws them. */
export interface SkyDream {
  /** In the order in which the dream tells them. */
  readonly stars: readonly SkyStar[];
  readonly links: readonly SkyLink[];
  /** The two symbols that the reading joins first. */
  readonly key?: readonly [string, string] | undefined;
}
