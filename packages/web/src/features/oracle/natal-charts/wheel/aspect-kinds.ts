import type { ChartAspectKind } from '@chitta/contract/limits';

/** The aspects that a chart draws, with the angle between the two bodies in degrees. */
export const aspectKinds: readonly { readonly kind: ChartAspectKind; readonly angle: number }[] = [
  { kind: 'conjunction', angle: 0 },
  { kind: 'sextile', angle: 60 },
  { kind: 'square', angle: 90 },
  { kind: 'trine', angle: 120 },
  { kind: 'opposition', angle: 180 },
];
