import type { SymbolSky } from '@chitta/contract';
import { mapInSteps, type Steps, sortInSteps } from './steps.ts';

/** Two stars between which there is a line. */
export interface Join {
  readonly from: number;
  readonly to: number;
  /** Dreams in which both were. */
  readonly dreams: number;
  /** The step in which they first met. */
  readonly since: number;
  /** From 0 to 1: how much one of them comes with the other. */
  readonly bond: number;
}

/** More lines than this at one star would be a hedgehog. */
const mostAtStar = 4;
/** Stars of one figure: the eye takes in no more of them. */
const mostInFigure = 9;
/** With fewer lines than this for each star, pairs that met once are joined too: the journal is young. */
const leastPerStar = 0.3;

/** Lines by their bond: of two that meet seldom but always, it is stronger than of two that are everywhere. */
export function* bondsOf({ stars, lines }: Pick<SymbolSky, 'stars' | 'lines'>): Steps<readonly Join[]> {
  const countOf = (star: number) => Math.max(1, stars[star]?.count ?? 1);
  const bonds = yield* mapInSteps(lines, ([from, to, dreams, since]): Join => {
    // One dream is little to go by: a pair that met once weighs half of one that always meets.
    const certainty = dreams / (dreams + 1);
    return { from, to, dreams, since, bond: (dreams / Math.sqrt(countOf(from) * countOf(to))) * certainty };
  });
  return yield* sortInSteps(
    bonds,
    (a, b) => b.bond - a.bond || b.dreams - a.dreams || a.from - b.from || a.to - b.to,
  );
}

/** Figures as people have drawn them into the sky: trees without a ring, few lines at each star, the strongest first. */
function figuresOf(bonds: readonly Join[], stars: number): readonly Join[] {
  const parents = Array.from({ length: stars }, (_, index) => index);
  const lines = new Uint8Array(stars);
  const sizes = new Uint32Array(stars).fill(1);
  const rootOf = (star: number): number => {
    let root = star;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? root] ?? root;
      root = parents[root] ?? root;
    }
    return root;
  };
  return bonds.filter(({ from, to }) => {
    const [one, other] = [rootOf(from), rootOf(to)];
    const isCrowded = (lines[from] ?? 0) >= mostAtStar || (lines[to] ?? 0) >= mostAtStar;
    const size = (sizes[one] ?? 1) + (sizes[other] ?? 1);
    if (one === other || isCrowded || size > mostInFigure) return false;
    parents[one] = other;
    sizes[other] = size;
    lines[from] = (lines[from] ?? 0) + 1;
    lines[to] = (lines[to] ?? 0) + 1;
    return true;
  });
}

/** The lines that are drawn where no star is asked about, of bonds from the strongest on. */
export function* chooseJoins(bonds: readonly Join[], stars: number): Steps<readonly Join[]> {
  const returned = figuresOf(
    bonds.filter(({ dreams }) => dreams > 1),
    stars,
  );
  yield;
  return returned.length >= stars * leastPerStar ? returned : figuresOf(bonds, stars);
}
