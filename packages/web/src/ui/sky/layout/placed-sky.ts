import type { SkyStar } from '../sky-dream.ts';
import type { Box, Circle, Point } from './shapes.ts';

export interface PlacedLine extends Point {
  readonly text: string;
  readonly width: number;
}

/** The words of a star: lines with their baselines, all beginning, in the middle or ending at their `x`. */
export interface PlacedLabel {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly PlacedLine[];
  readonly box: Box;
}

export interface PlacedStar extends SkyStar, Circle {
  /** 0 to 1. */
  readonly brightness: number;
  /** One of the brightest two: it glints. */
  readonly isGlint: boolean;
  /** Radii of the faint rings, one for each earlier dream it was in. */
  readonly rings: readonly number[];
  /** How far it is drawn from its centre, with glint and rings. */
  readonly reach: number;
  /** Null where skies have no words. */
  readonly label: PlacedLabel | null;
}

/** A line between two stars, ending short of both. */
export interface PlacedJoin {
  readonly from: Point;
  readonly to: Point;
  readonly ids: readonly [string, string];
  readonly isKey: boolean;
}

export interface PlacedSky {
  readonly width: number;
  readonly height: number;
  readonly stars: readonly PlacedStar[];
  readonly joins: readonly PlacedJoin[];
  readonly dust: readonly Circle[];
  readonly moon: Circle | null;
}
