import { glintReach } from './layout/shape-star.ts';

/** Bent inwards, so that they end as fine as a hair. */
const waist = 0.16;

/** Four rays on a circle of radius 1, as a path. */
export const glintRays = [
  `M0 ${-glintReach}C${waist} -1 1 ${-waist} ${glintReach} 0`,
  `C1 ${waist} ${waist} 1 0 ${glintReach}`,
  `C${-waist} 1 -1 ${waist} ${-glintReach} 0`,
  `C-1 ${-waist} ${-waist} -1 0 ${-glintReach}Z`,
].join('');
